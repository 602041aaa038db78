import type { DemandBand } from "./demand.terms.ts";

/** Lowest counts of the bands, from the widest. */
const FLOORS = [
  [50, "from50"],
  [25, "from25"],
  [10, "from10"],
  [5, "from5"],
] as const satisfies readonly (readonly [number, DemandBand])[];

/** The band of a number of people; 0 to 4 are the same (product.md §24.8). */
export const bandOf = (people: number): DemandBand => FLOORS.find(([floor]) => people >= floor)?.[1] ?? "under5";

/** Where steps begin within each power of ten. */
const STEPS = [1, 1.5, 2, 3, 5, 7, 10] as const;

/**
 * The step that an amount of whole dollars is in, both ends inclusive: prices within one step ask for the same demand, so
 * that a price cannot be moved a dollar at a time. 650,000 is in 500,000 to 699,999 (product.md §24.8).
 */
export function priceStepOf(amount: number): { readonly from: number; readonly to: number } {
  if (amount < 10) return { from: 0, to: 9 };
  const power = 10 ** Math.floor(Math.log10(amount));
  const at = STEPS.findLastIndex((step) => amount >= step * power);
  return { from: (STEPS[at] ?? 1) * power, to: (STEPS[at + 1] ?? 10) * power - 1 };
}
