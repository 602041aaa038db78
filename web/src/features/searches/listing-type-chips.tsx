import { useLingui } from "@lingui/react/macro";
import type { ListingType } from "@vestpocket/domain/listings/listings.terms";
import { useCountNotes } from "../../shared/listings/listing-counts.ts";
import { CountedChip } from "./counted-chip.tsx";
import type { PickerProps } from "./search-choices.ts";
import { toggleListingType } from "./toggle-listing-type.ts";

/** For sale, for rent or both; clicking the selected one clears it. */
export function ListingTypeChips({ search, onChange, countOf }: PickerProps) {
  const { t } = useLingui();
  const types: { value: ListingType; label: string }[] = [
    { value: "sale", label: t`For Sale` },
    { value: "rent", label: t`For Rent` },
    { value: "both", label: t`Both` },
  ];
  const noteOf = useCountNotes(countOf);
  const isPriced = search.lowerPrice !== undefined || search.upperPrice !== undefined;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-1.5">
      {types.map(({ value, label }) => (
        <CountedChip
          key={value}
          className="justify-center px-2"
          // Choosing rents drops the price bounds, so it finds other listings.
          note={value === "rent" && isPriced ? undefined : noteOf(value)}
          pressed={search.listingType === value}
          onClick={() => onChange((newest) => toggleListingType(newest, value))}
        >
          {label}
        </CountedChip>
      ))}
    </div>
  );
}
