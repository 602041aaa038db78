import { ArrowRight, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";

const CARD = "flex h-full min-w-0 flex-col rounded-card border border-line bg-raised p-5 sm:p-6";

interface SummaryCardProps {
  icon: LucideIcon;
  title: ReactNode;
  /** To the right of the title: a badge or a count. */
  aside?: ReactNode;
  children: ReactNode;
  /** Makes the whole card a link, in the page's language; it must then contain no other controls. */
  to?: string;
  /** The link's text. */
  action?: ReactNode;
}

/** An overview card: icon, title, content and one action. */
export function SummaryCard({ to, action, ...content }: SummaryCardProps) {
  if (to === undefined) {
    return (
      <section className={CARD}>
        <Content {...content} />
      </section>
    );
  }
  return (
    <Link to={to} className={classNames(CARD, "group transition-colors hover:border-line-strong")}>
      <Content {...content} isLink />
      {action && (
        <span className="mt-auto flex items-center gap-2 pt-4 text-14 font-semibold text-link">
          <span className="underline-offset-4 group-hover:underline">{action}</span>
          <ArrowRight size={16} className="shrink-0" aria-hidden="true" />
        </span>
      )}
    </Link>
  );
}

function Content({
  icon: Icon,
  title,
  aside,
  children,
  isLink = false,
}: Pick<SummaryCardProps, "icon" | "title" | "aside" | "children"> & { isLink?: boolean }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span
          className={classNames(
            "inline-flex size-10 shrink-0 items-center justify-center rounded-full",
            isLink ? "bg-action-soft text-link" : "bg-sunken text-muted",
          )}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <h2 className="flex-[1_1_6rem] text-18 leading-[1.5rem]">{title}</h2>
        {aside}
      </div>
      <div className="mt-4 text-14">{children}</div>
    </>
  );
}
