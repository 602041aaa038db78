import type { LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { LocalNavLink } from "../platform/local-link.tsx";
import { classNames } from "../ui/class-names.ts";
import { PageContainer } from "../ui/page-container.tsx";

const ENTRY = classNames(
  "flex min-h-12 items-center gap-2.5 border-b-2 border-transparent px-3 text-14 font-medium whitespace-nowrap text-muted transition-colors hover:text-text -outline-offset-2",
  "aria-[current=page]:border-action aria-[current=page]:font-semibold aria-[current=page]:text-link",
  "lg:min-h-11 lg:rounded-control lg:border-0 lg:hover:bg-sunken lg:aria-[current=page]:bg-action-soft",
);

interface SectionEntry {
  readonly path: string;
  readonly label: ReactNode;
  readonly icon: LucideIcon;
  /** Shown after the label. */
  readonly mark?: ReactNode;
  /** Stays current on its subpages. */
  readonly hasPagesUnder?: boolean;
}

interface SectionLayoutProps {
  /** The label of the list of pages. */
  label: string;
  entries: readonly SectionEntry[];
  children: ReactNode;
}

/** The layout of a section of the site: its navigation on the left, above the content on smaller screens. */
export function SectionLayout({ label, entries, children }: SectionLayoutProps) {
  const list = useCurrentInSight();
  return (
    <PageContainer className="pt-2 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-12 lg:pt-10">
      <nav aria-label={label} className="-mx-4 sm:mx-0 lg:sticky lg:top-6 lg:self-start">
        <ul
          ref={list}
          className="no-scrollbar flex overflow-x-auto border-b border-line px-1 sm:px-0 lg:flex-col lg:gap-1 lg:overflow-visible lg:border-0"
        >
          {entries.map(({ path, label: name, icon: Icon, mark, hasPagesUnder = false }) => (
            <li key={path}>
              <LocalNavLink to={path} end={!hasPagesUnder} className={ENTRY}>
                <Icon size={18} strokeWidth={1.75} className="shrink-0" aria-hidden="true" />
                {name}
                {mark}
              </LocalNavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0 pt-6 lg:pt-0">{children}</div>
    </PageContainer>
  );
}

/** Scrolls the current entry into view if the row is wider than the screen. */
function useCurrentInSight() {
  const { pathname } = useLocation();
  const entries = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current entry
  useEffect(() => {
    const current = entries.current?.querySelector("a[aria-current=page]");
    current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [pathname]);
  return entries;
}
