import { ChevronDown, type LucideIcon } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { usePathInEveryLanguage } from "../platform/language.ts";
import { LocalNavLink } from "../platform/local-link.tsx";
import { classNames } from "../ui/class-names.ts";

const ROW =
  "flex min-h-11 w-full items-center gap-2.5 rounded-control px-3 py-1.5 text-14 font-medium transition-colors";
const ENTRY = classNames(
  ROW,
  "text-muted hover:bg-sunken hover:text-text -outline-offset-2",
  "aria-[current=page]:bg-action-soft aria-[current=page]:font-semibold aria-[current=page]:text-link",
);

export interface SectionEntry {
  readonly path: string;
  readonly label: ReactNode;
  readonly icon: LucideIcon;
  /** Shown after the label. */
  readonly mark?: ReactNode;
  /** Stays current on its subpages. */
  readonly hasPagesUnder?: boolean;
}

interface SectionNavigationProps {
  /** The label of the list of pages. */
  label: string;
  entries: readonly SectionEntry[];
  /** Beside the current page's name while the list is closed. */
  mark?: ReactNode;
}

/** The pages of a section: a list on the left; on smaller screens a button with the current page's name opens it. */
export function SectionNavigation({ label, entries, mark: closedMark }: SectionNavigationProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <nav aria-label={label} className="max-lg:border-b max-lg:border-line max-lg:pb-2 lg:sticky lg:top-6 lg:self-start">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={`${ROW} text-link lg:hidden`}
      >
        <CurrentEntry label={label} entries={entries} />
        {!isOpen && closedMark}
        <ChevronDown
          size={18}
          className={classNames("ml-auto shrink-0 transition-transform", isOpen && "rotate-180")}
          aria-hidden="true"
        />
      </button>
      <ul id={id} className={classNames("flex flex-col gap-1 max-lg:pt-1", !isOpen && "max-lg:hidden")}>
        {entries.map(({ path, label: name, icon: Icon, mark, hasPagesUnder = false }) => (
          <li key={path}>
            <LocalNavLink to={path} end={!hasPagesUnder} className={ENTRY} onClick={() => setOpen(false)}>
              <Icon size={18} strokeWidth={1.75} className="shrink-0" aria-hidden="true" />
              {name}
              {mark}
            </LocalNavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The current page's name, after the section's name for screen readers. */
function CurrentEntry({ label, entries }: SectionNavigationProps) {
  const here = usePathInEveryLanguage();
  const current = entries.find(
    ({ path, hasPagesUnder = false }) => here === path || (hasPagesUnder && here.startsWith(`${path}/`)),
  );
  if (current === undefined) return label;
  const Icon = current.icon;
  return (
    <>
      <Icon size={18} strokeWidth={1.75} className="shrink-0" aria-hidden="true" />
      <span className="sr-only">{label}: </span>
      {current.label}
    </>
  );
}
