import { Trans, useLingui } from "@lingui/react/macro";
import type { Sort } from "@vestpocket/domain/searches/searches.schema";
import { Dropdown } from "../../ui/dropdown.tsx";
import { useMeasures } from "./measures.api.ts";
import type { SearchQuery } from "./search-query.ts";

/** The order of the results: the four general ones, and one per measure that the chosen listings can have. */
export function SortPicker({ search, onChange }: { search: SearchQuery; onChange: (sort: Sort) => void }) {
  const { t } = useLingui();
  const measured = useMeasureSorts(search);
  return (
    <Dropdown
      label={<Trans>Sort by</Trans>}
      hideLabel
      initial="featured"
      className="w-full"
      value={search.sort ?? "featured"}
      onChange={onChange}
      placeholder={t`Featured`}
      options={[
        { value: "featured", label: t`Featured first` },
        { value: "newest", label: t`Newest first` },
        { value: "price-asc", label: t`Lowest price first` },
        { value: "price-desc", label: t`Highest price first` },
        ...measured,
      ]}
    />
  );
}

function useMeasureSorts(search: SearchQuery): { value: Sort; label: string }[] {
  const measures = useMeasures();
  if (measures === undefined) return [];
  return measures.listMeasures(search).flatMap((key) => {
    const { asc, desc } = measures.text.ordersOf(key);
    return [
      { value: `${key}-asc` as const, label: asc },
      { value: `${key}-desc` as const, label: desc },
    ];
  });
}
