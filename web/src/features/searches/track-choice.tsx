import { useLingui } from "@lingui/react/macro";
import { Chip } from "../../ui/chip.tsx";
import type { PickerProps } from "./search-choices.ts";

/** Sale or rent, which decides what a price is; pressing the chosen one clears it. */
export function TrackChoice({ search, onChange }: PickerProps) {
  const { t } = useLingui();
  const tracks = [["sale", t`For Sale`] as const, ["rent", t`For Rent`] as const];
  return (
    <fieldset className="mt-5 flex flex-wrap gap-2">
      <legend className="sr-only">{t`Sale or rent`}</legend>
      {tracks.map(([track, label]) => (
        <Chip
          key={track}
          pressed={search.listingType === track}
          onClick={() =>
            // Prices and rents have ranges of their own.
            onChange(({ listingType, ...newest }) => ({
              ...newest,
              listingType: listingType === track ? undefined : track,
              lowerPrice: undefined,
              upperPrice: undefined,
              bounds: undefined,
            }))
          }
        >
          {label}
        </Chip>
      ))}
    </fieldset>
  );
}
