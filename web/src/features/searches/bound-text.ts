import type { Language } from "@vestpocket/domain/shared/text";
import { readTypedNumber } from "@vestpocket/domain/shared/typed-number";
import type { MeasureScale } from "./measure-scale.ts";
import type { Range } from "./range-query.ts";

export type BoundProblem = "number" | "whole" | "high" | "crossed";

type ParsedBound = { readonly value: number | undefined } | { readonly problem: BoundProblem };

/**
 * Parses a bound as people type it: '1,200', « 1 200,5 », '$500', '600k'; empty means none. The value is in the measure's unit.
 */
export function readBound(
  typed: string,
  { scale, language }: { scale: MeasureScale; language: Language },
): ParsedBound {
  const reading = readTypedNumber(typed, { language, unit: scale.isMoney ? "money" : undefined });
  const problem = scale.decimals === 0 ? "whole" : "number";
  if ("problem" in reading) return { problem };
  if (reading.value === "") return { value: undefined };
  const shown = Number(reading.value);
  if (!isNear(shown * 10 ** scale.decimals)) return { problem };
  const value = scale.fromShown(shown);
  return value > scale.max ? { problem: "high" } : { value };
}

/** Decimals are not exact: 1.1 times 100 is 110.00000000000001. */
const isNear = (value: number) => Math.abs(value - Math.round(value)) < 1e-6;

/** Parses both bounds of a measure. */
export function readRangeTexts(
  typed: { readonly min: string; readonly max: string },
  how: { scale: MeasureScale; language: Language },
): { readonly range: Range } | { readonly problem: BoundProblem } {
  const [min, max] = [readBound(typed.min, how), readBound(typed.max, how)];
  if ("problem" in min) return min;
  if ("problem" in max) return max;
  if (min.value !== undefined && max.value !== undefined && min.value > max.value) return { problem: "crossed" };
  return { range: { min: min.value, max: max.value } };
}
