import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { FilterFields, type FilterFieldsProps } from "./filter-fields.tsx";
import { useSearchField } from "./search-field.ts";
import { countFilters } from "./search-state.ts";

/** The filters next to the results from 1024 px; each applies at once. */
export function FilterSidebar(props: FilterFieldsProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const keywords = useSearchField(props);
  const isFiltered = countFilters(props.search, props.unread) > 0;
  return (
    <aside aria-label={t`Filters`} className="max-lg:hidden">
      <div className="sticky top-4 max-h-[calc(100dvh-2rem)] overflow-y-auto overscroll-contain rounded-card border border-line bg-raised p-5">
        <div className="mb-3 flex min-h-11 items-center justify-between gap-4">
          <h2 ref={heading} tabIndex={-1} className="text-22 outline-none">
            <Trans>Filters</Trans>
          </h2>
          {isFiltered && (
            <Button
              kind="link"
              onClick={() => {
                props.onChange(() => ({}));
                heading.current?.focus({ preventScroll: true });
              }}
            >
              <Trans>Clear all</Trans>
            </Button>
          )}
        </div>
        <FilterFields {...props} keywords={keywords} />
      </div>
    </aside>
  );
}
