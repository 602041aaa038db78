import { useLingui } from "@lingui/react/macro";
import { CATEGORIES, CATEGORY_LABELS, type CategorySlug } from "@vestpocket/domain/categories/categories.schema";
import type { ReactNode } from "react";
import { useMessage } from "../../platform/language.ts";
import { emptyLast, useCountNotes } from "../../shared/listings/listing-counts.ts";
import { classNames } from "../../ui/class-names.ts";
import { Note } from "../../ui/dropdown-parts.tsx";
import { type PickerProps, toggleType } from "./search-choices.ts";

interface CategoryChipsProps extends PickerProps {
  /** A category's icon; passed in by the page because icons are another feature. */
  icon: (slug: CategorySlug) => ReactNode;
  /** 'tiles': even rows with the icon above the name. 'list': stacked, for a narrow column. */
  arrangement?: "tiles" | "list";
}

const CHIP =
  "flex min-h-11 w-full rounded-card border transition-colors aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-on-action";

const ARRANGEMENTS = {
  tiles: {
    // Below 640 px, as many columns as the longest word allows.
    name: "",
    list: "grid grid-cols-[repeat(auto-fill,minmax(min(5.6rem,100%),1fr))] gap-2 sm:grid-cols-3 xl:grid-cols-9",
    chip: classNames(
      "h-full items-center border-line px-1.5 text-13 leading-[1.125rem] hover:border-line-strong hover:bg-sunken aria-pressed:hover:bg-action-hover",
      "max-sm:min-h-23 max-sm:px-0.5 max-sm:flex-col max-sm:gap-2 max-sm:py-3 max-sm:text-center",
      "sm:max-xl:min-h-14 sm:max-xl:gap-3 sm:max-xl:px-4 sm:max-xl:text-left",
      "xl:min-h-28 xl:flex-col xl:gap-2 xl:pt-4 xl:pb-3 xl:text-center",
    ),
  },
  list: {
    list: "flex flex-col gap-1",
    name: "grow",
    chip: "items-center gap-3 px-3 py-2 text-left text-14 border-transparent hover:bg-sunken aria-pressed:hover:bg-action-hover",
  },
};

/** The nine categories; at most one is selected, and clicking it again clears it. */
export function CategoryChips({
  search,
  onChange,
  icon,
  arrangement = "tiles",
  className,
  countOf,
}: CategoryChipsProps) {
  const { t } = useLingui();
  const message = useMessage();
  const noteOf = useCountNotes(countOf);
  const look = ARRANGEMENTS[arrangement];
  return (
    <ul aria-label={t`Category`} className={classNames(look.list, className)}>
      {emptyLast(CATEGORIES, ({ type }) => countOf?.(type)).map(({ slug, type }) => (
        <li key={slug} className="min-w-0">
          <button
            type="button"
            aria-pressed={search.type === type}
            aria-description={noteOf(type)?.spoken}
            onClick={() => onChange((newest) => toggleType(newest, type))}
            className={classNames(CHIP, look.chip, noteOf(type)?.isMuted && "not-aria-pressed:text-muted")}
          >
            {icon(slug)}
            <span className={classNames("max-w-full min-w-0 font-medium hyphens-auto", look.name)}>
              {message(CATEGORY_LABELS[slug])}
            </span>
            <Note note={noteOf(type)} />
          </button>
        </li>
      ))}
    </ul>
  );
}
