import { Trans, useLingui } from "@lingui/react/macro";
import { defaultOrder, orderOf } from "@vestpocket/domain/searches/default-order.rules";
import type { MeasureSort, Sort } from "@vestpocket/domain/searches/searches.schema";
import { findTrack, withTrack } from "@vestpocket/domain/searches/tracks.rules";
import { Dropdown } from "../../ui/dropdown.tsx";
import { useMeasures } from "./measures.api.ts";
import type { SearchQuery } from "./search-query.ts";

/** The order of the results: the four general ones, and up to five that are useful for the chosen listings. */
export function SortPicker({ search, onChange }: { search: SearchQuery; onChange: (sort: Sort) => void }) {
  const { t } = useLingui();
  const sort = orderOf(withTrack(search));
  const measured = useMeasureSorts(search);
  const isForRent = findTrack(search) === "rent";
  return (
    <Dropdown
      label={<Trans>Sort by</Trans>}
      hideLabel
      initial={defaultOrder(search)}
      className="w-full"
      value={sort}
      onChange={onChange}
      options={[
        ...(defaultOrder(search) === "relevance" ? [{ value: "relevance" as const, label: t`Best match` }] : []),
        { value: "featured", label: t`Featured first` },
        { value: "newest", label: t`Newest first` },
        { value: "confirmed", label: t`Recently confirmed first` },
        ...(isForRent
          ? [
              { value: "rentMonthGross-asc" as const, label: t`Lowest rent first` },
              { value: "rentMonthGross-desc" as const, label: t`Highest rent first` },
            ]
          : [
              { value: "price-asc" as const, label: t`Lowest price first` },
              { value: "price-desc" as const, label: t`Highest price first` },
            ]),
        ...measured,
      ]}
    />
  );
}

function useMeasureSorts(search: SearchQuery): { value: Sort; label: string }[] {
  const measures = useMeasures();
  if (measures === undefined) return [];
  return measures.listOrders(search).map((value) => ({ value, label: labelOf(value, measures.text) }));
}

function labelOf(sort: MeasureSort, text: NonNullable<ReturnType<typeof useMeasures>>["text"]): string {
  const [key, direction] = sort.split("-") as Parts;
  return text.ordersOf(key)[direction];
}

type Parts = MeasureSort extends `${infer Key}-${infer Direction}` ? [Key, Direction] : never;
