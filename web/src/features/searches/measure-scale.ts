import type { Unit } from "@vestpocket/domain/listings/fields/kinds";
import { METRIC_UNITS } from "@vestpocket/domain/listings/fields/metric-units";
import type { Measure } from "@vestpocket/domain/searches/measures";
import { formatNumber } from "@vestpocket/domain/shared/amounts";
import type { Language } from "@vestpocket/domain/shared/text";
import type { UnitSystem } from "@vestpocket/domain/shared/units";

/** How the values of a measure are shown and entered. */
export interface MeasureScale {
  readonly isMoney: boolean;
  /** The highest bound and most decimals, in the measure's unit. */
  readonly max: number;
  readonly decimals: number;
  /** Converts from the measure's unit to the reader's. */
  readonly toShown: (value: number) => number;
  /** A shown value as people write it. */
  readonly format: (value: number, language: Language) => string;
  /** Converts back, with as many decimals as the measure has. */
  readonly fromShown: (value: number) => number;
}

const same = (value: number) => value;

/** The unit that decides how a measure is converted. */
export const unitOf = (unit: Measure["unit"]): Unit => (unit === "cad-per-sqft-year" ? "cad-per-sqft" : unit);

/** Rates per square metre are shown in whole dollars: one cent per square foot is eleven cents there. */
export function toScale(
  { unit, max, decimals }: Pick<Measure, "unit" | "max" | "decimals">,
  units: UnitSystem,
): MeasureScale {
  const metric = units === "metric" ? METRIC_UNITS[unitOf(unit)] : undefined;
  const isMoney = unit.startsWith("cad");
  const format = unit === "year" ? String : formatNumber;
  if (metric === undefined) return { isMoney, max, decimals, format, toShown: same, fromShown: same };
  const { convert, revert } = metric;
  return {
    isMoney,
    max,
    decimals: 2,
    format,
    toShown: isMoney ? (value) => Math.round(convert(value)) : convert,
    fromShown: revert,
  };
}
