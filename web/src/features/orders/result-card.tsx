import { CircleAlert, CircleCheck, Clock, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { PageHead } from "../../platform/page-head.tsx";

const LOOKS: Readonly<Record<"good" | "waiting" | "bad", { Icon: LucideIcon; look: string }>> = {
  good: { Icon: CircleCheck, look: "bg-success-soft text-success" },
  waiting: { Icon: Clock, look: "bg-warning-soft text-warning" },
  bad: { Icon: CircleAlert, look: "bg-danger-soft text-danger" },
};

interface ResultCardProps {
  tone: keyof typeof LOOKS;
  title: string;
  /** What the outcome means, and for which order. */
  children?: ReactNode;
  /** The actions. */
  actions: ReactNode;
}

/** A payment's outcome: a sentence, an explanation and actions. */
export function ResultCard({ tone, title, children, actions }: ResultCardProps) {
  const { Icon, look } = LOOKS[tone];
  return (
    <>
      <PageHead title={title} />
      <div className="rounded-card border border-line bg-raised p-5 text-center sm:p-10">
        <span className={`inline-flex size-16 items-center justify-center rounded-full ${look}`}>
          <Icon size={32} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <h1 className="mt-5 text-28 sm:text-36">{title}</h1>
        {children && (
          <div role={tone === "bad" ? "alert" : undefined} className="mt-3 flex flex-col gap-5 text-muted">
            {children}
          </div>
        )}
        <div className="mt-8 flex flex-col items-stretch gap-3 sm:flex-row sm:flex-wrap sm:justify-center">
          {actions}
        </div>
      </div>
    </>
  );
}
