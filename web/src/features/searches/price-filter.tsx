import { useLingui } from "@lingui/react/macro";
import { PRICE_MAX } from "@vestpocket/domain/prices/prices.schema";
import { lazy, Suspense } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toScale } from "./measure-scale.ts";
import { PriceRangePicker } from "./price-range-picker.tsx";
import type { PickerProps } from "./search-choices.ts";

const BoundsFields = lazy(async () => ({ default: (await import("./bounds-fields.tsx")).BoundsFields }));

const WHOLE_DOLLARS = toScale({ unit: "cad", max: PRICE_MAX, decimals: 0 }, "imperial");

/** The predefined price ranges, and custom bounds. */
export function PriceFilter({ search, onChange, countOf }: PickerProps) {
  const { t } = useLingui();
  return (
    <div className="space-y-2">
      <PriceRangePicker search={search} onChange={onChange} countOf={countOf} />
      <Suspense fallback={<Skeleton className="h-12" />}>
        <BoundsFields
          name={t`Price`}
          range={{ min: search.lowerPrice, max: search.upperPrice }}
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
