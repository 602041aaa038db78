import { useLingui } from "@lingui/react/macro";
import type { ListingType } from "@vestpocket/domain/listings/listings.terms";
import { Chip } from "../../ui/chip.tsx";
import { type PickerProps, toggleListingType } from "./search-choices.ts";

/** For sale, for rent or both; clicking the selected one clears it. */
export function ListingTypeChips({ search, onChange }: PickerProps) {
  const { t } = useLingui();
  const types: { value: ListingType; label: string }[] = [
    { value: "sale", label: t`For Sale` },
    { value: "rent", label: t`For Rent` },
    { value: "both", label: t`Both` },
  ];
  return (
    <div className="flex flex-wrap gap-2">
      {types.map(({ value, label }) => (
        <Chip
          key={value}
          pressed={search.listingType === value}
          onClick={() => onChange(toggleListingType(search, value))}
        >
          {label}
        </Chip>
      ))}
    </div>
  );
}
