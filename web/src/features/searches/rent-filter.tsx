import { useLingui } from "@lingui/react/macro";
import type { PriceBand } from "@vestpocket/domain/prices/prices.schema";
import { RENT_BANDS } from "@vestpocket/domain/prices/rent-bands";
import { useState } from "react";
import { useUnits } from "../../platform/units.ts";
import { Chip } from "../../ui/chip.tsx";
import { BoundsFields } from "./bounds-fields.tsx";
import { toScale } from "./measure-scale.ts";
import { usePriceRangeLabel } from "./price-range-label.ts";
import { RangeChips } from "./range-chips.tsx";
import type { Range } from "./range-query.ts";
import {
  boundRent,
  chosenRent,
  measureOfRent,
  RENT_COVERS,
  RENT_SCALES,
  RENT_UNITS,
  type RentChoice,
} from "./rent-scale.ts";
import type { PickerProps } from "./search-choices.ts";

/** The measure that rents are compared by, with matching ranges, and custom bounds. */
export function RentFilter({ search, onChange }: PickerProps) {
  const { t } = useLingui();
  const [units] = useUnits();
  const rangeLabel = usePriceRangeLabel();
  const asked = chosenRent(search.bounds);
  const [last, setLast] = useState<RentChoice>({ scale: "month", cover: "gross" });
  const choice = asked ?? last;
  const range: Range = (asked && search.bounds?.[measureOfRent(asked)]) ?? {};
  const scale = toScale(RENT_UNITS[choice.scale], units);
  const bands: readonly PriceBand[] = RENT_BANDS[choice.scale];
  const band = bands.find(({ lower, upper }) => lower === range.min && upper === range.max);
  const scaleNames = { month: t`Per month`, sqft_year: units === "metric" ? t`Per m² / year` : t`Per sq ft / year` };
  const coverNames = { gross: t`Gross`, net: t`Net` };

  const bound = (changed: Range) =>
    onChange((newest) => ({
      ...newest,
      lowerPrice: undefined,
      upperPrice: undefined,
      bounds: boundRent(newest.bounds, {
        choice,
        range: { ...newest.bounds?.[measureOfRent(choice)], ...changed },
      }),
      page: undefined,
    }));

  function choose(changed: Partial<RentChoice>) {
    setLast({ ...choice, ...changed });
    // Another measure has other values: its range has to be chosen again.
    onChange((newest) =>
      chosenRent(newest.bounds)
        ? { ...newest, bounds: boundRent(newest.bounds, { choice, range: {} }), page: undefined }
        : newest,
    );
  }

  const labelOf = ({ min, max }: Range) =>
    rangeLabel({
      lowerPrice: min === undefined ? undefined : scale.toShown(min),
      upperPrice: max === undefined ? undefined : scale.toShown(max),
    });
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-2">
        {RENT_SCALES.map((each) => (
          <Chip key={each} pressed={choice.scale === each} onClick={() => choose({ scale: each })} className="px-3">
            {scaleNames[each]}
          </Chip>
        ))}
        {RENT_COVERS.map((each) => (
          <Chip key={each} pressed={choice.cover === each} onClick={() => choose({ cover: each })} className="px-3">
            {coverNames[each]}
          </Chip>
        ))}
      </div>
      <RangeChips
        any={t`Any rent`}
        ranges={bands.map(({ key, lower, upper }) => ({ key, label: labelOf({ min: lower, max: upper }) }))}
        chosen={band?.key}
        isAny={asked === undefined}
        onChoose={(key) => {
          const chosen = bands.find((each) => each.key === key);
          bound({ min: chosen?.lower, max: chosen?.upper });
        }}
      />
      <BoundsFields name={t`Rent`} range={range} scale={scale} onChange={bound} />
    </div>
  );
}
