import { useLingui } from "@lingui/react/macro";
import { PRICE_BANDS, PRICE_MAX, type PriceBand } from "@vestpocket/domain/prices/prices.schema";
import { lazy, Suspense } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toScale } from "./measure-scale.ts";
import { usePriceRangeLabel } from "./price-range-label.ts";
import { RangeChips } from "./range-chips.tsx";
import { choosePriceBand, chosenPriceBand, type PickerProps } from "./search-choices.ts";

const BoundsFields = lazy(async () => ({ default: (await import("./bounds-fields.tsx")).BoundsFields }));

const BANDS: readonly PriceBand[] = PRICE_BANDS;
const WHOLE_DOLLARS = toScale({ unit: "cad", max: PRICE_MAX, decimals: 0 }, "imperial");

/** The predefined price ranges, and custom bounds. */
export function PriceFilter({ search, onChange, countOf }: PickerProps) {
  const { t } = useLingui();
  const rangeLabel = usePriceRangeLabel();
  const { lowerPrice, upperPrice } = search;
  return (
    <div className="space-y-3">
      <RangeChips
        any={rangeLabel({})}
        ranges={BANDS.map(({ key, lower, upper }) => ({
          key,
          label: rangeLabel({ lowerPrice: lower, upperPrice: upper }),
        }))}
        chosen={chosenPriceBand(search)}
        isAny={lowerPrice === undefined && upperPrice === undefined}
        onChoose={(key) => onChange((newest) => choosePriceBand(newest, key))}
        countOf={countOf}
      />
      <Suspense fallback={<Skeleton className="h-12" />}>
        <BoundsFields
          name={t`Price`}
          range={{ min: lowerPrice, max: upperPrice }}
          scale={WHOLE_DOLLARS}
          onChange={(changed) =>
            onChange((newest) => {
              const { min, max } = { min: newest.lowerPrice, max: newest.upperPrice, ...changed };
              return { ...newest, lowerPrice: min, upperPrice: max, page: undefined };
            })
          }
        />
      </Suspense>
    </div>
  );
}
