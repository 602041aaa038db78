import { useLingui } from "@lingui/react/macro";
import { PRICE_BANDS, type PriceBand } from "@vestpocket/domain/prices/prices.schema";
import { Dropdown } from "../../ui/dropdown.tsx";
import { usePriceRangeLabel } from "./price-range-label.ts";
import { choosePriceBand, chosenPriceBand, type PickerProps } from "./search-choices.ts";

const ANY = "any";
/** Bounds from a URL that match no band. */
const OTHER = "other";

export function PriceRangePicker({ search, onChange, className }: PickerProps) {
  const { t } = useLingui();
  const rangeLabel = usePriceRangeLabel();
  const { lowerPrice, upperPrice } = search;
  const band = chosenPriceBand(search);
  const hasBounds = lowerPrice !== undefined || upperPrice !== undefined;
  const isOther = hasBounds && band === undefined;
  return (
    <Dropdown
      searchable
      label={t`Price range`}
      placeholder={rangeLabel({})}
      options={[
        { value: ANY, label: rangeLabel({}) },
        ...(isOther ? [{ value: OTHER, label: rangeLabel(search) }] : []),
        ...PRICE_BANDS.map(({ key, lower, upper }: PriceBand) => ({
          value: key,
          label: rangeLabel({ lowerPrice: lower, upperPrice: upper }),
        })),
      ]}
      value={isOther ? OTHER : (band ?? "")}
      onChange={(key) => {
        if (key !== OTHER) onChange((newest) => choosePriceBand(newest, key));
      }}
      className={className}
    />
  );
}
