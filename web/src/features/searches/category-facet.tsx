import { SUBTYPE_LABELS } from "@vestpocket/domain/categories/categories.labels";
import {
  CATEGORY_LABELS,
  type CategorySlug,
  findCategory,
  type Subtype,
  subtypeKey,
} from "@vestpocket/domain/categories/categories.schema";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useMessage } from "../../platform/language.ts";
import { emptyLast, useCountNotes } from "../../shared/listings/listing-counts.ts";
import { classNames } from "../../ui/class-names.ts";
import { Note } from "../../ui/dropdown-parts.tsx";
import { CategoryChips } from "./category-chips.tsx";
import { type PickerProps, toggleSubtype, toggleType } from "./search-choices.ts";
import type { SearchChange } from "./search-query.ts";

export interface FacetIcons {
  category: (slug: CategorySlug) => ReactNode;
  subtype: (type: string, subtype: string) => ReactNode;
}

const ROW =
  "flex min-h-11 w-full items-center gap-3 rounded-card px-3 py-2 text-left text-14 transition-colors hover:bg-sunken aria-pressed:bg-action aria-pressed:text-on-action aria-pressed:hover:bg-action-hover";

/** The nine categories; once one is chosen, only that one, and clicking it again shows all. */
export function CategoryFacet({ search, onChange, icons, countOf }: PickerProps & { icons: FacetIcons }) {
  const message = useMessage();
  const noteOf = useCountNotes(countOf);
  const category = findCategory(search.type ?? "");
  const list = useRef<HTMLDivElement>(null);
  /** The category just clicked. */
  const asked = useRef<{ type: string | undefined }>(undefined);

  // The clicked button is gone; its replacement takes the focus.
  useEffect(() => {
    if (!asked.current || asked.current.type !== search.type) return;
    asked.current = undefined;
    list.current?.querySelector("button")?.focus();
  }, [search.type]);

  function choose(change: SearchChange) {
    asked.current = { type: change(search).type };
    onChange(change);
  }

  return (
    <div ref={list}>
      {category ? (
        <button
          type="button"
          aria-pressed="true"
          aria-description={noteOf(category.type)?.spoken}
          onClick={() => choose((newest) => toggleType(newest, category.type))}
          className={ROW}
        >
          {icons.category(category.slug)}
          <span className="min-w-0 grow font-medium wrap-break-word">{message(CATEGORY_LABELS[category.slug])}</span>
          <Note note={noteOf(category.type)} />
          <X size={18} className="shrink-0" aria-hidden="true" />
        </button>
      ) : (
        <CategoryChips arrangement="list" search={search} onChange={choose} icon={icons.category} countOf={countOf} />
      )}
    </div>
  );
}

/** The subtypes of the chosen category; at most one is selected. */
export function SubtypeFacet({ search, onChange, icons, countOf }: PickerProps & { icons: FacetIcons }) {
  const message = useMessage();
  const noteOf = useCountNotes(countOf);
  const category = findCategory(search.type ?? "");
  if (!category) return null;
  return (
    <ul className="flex flex-col gap-1">
      {emptyLast<Subtype>(category.subtypes, ({ name }) => countOf?.(name)).map((subtype) => {
        const label = SUBTYPE_LABELS[subtypeKey(category, subtype)];
        const isChosen = search.subtype === subtype.name;
        return (
          <li key={subtype.slug}>
            <button
              type="button"
              aria-pressed={isChosen}
              aria-description={noteOf(subtype.name)?.spoken}
              onClick={() => onChange((newest) => toggleSubtype(newest, subtype.name))}
              className={classNames(ROW, noteOf(subtype.name)?.isMuted && "not-aria-pressed:text-muted")}
            >
              {icons.subtype(category.type, subtype.name)}
              <span className="min-w-0 grow font-medium wrap-break-word">{label ? message(label) : subtype.name}</span>
              <Note note={noteOf(subtype.name)} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
