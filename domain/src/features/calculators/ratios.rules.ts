import type { Features } from "../listings/listings.schema.ts";

/** Price ratios: each divides the price by a figure that the owner declares, or the reverse. */
export const RATIOS = [
  { key: "capRate", figure: "netOperatingIncome" },
  { key: "grossRentMultiplier", figure: "grossRentalIncome" },
  { key: "cashFlowMultiple", figure: "cashFlow" },
  { key: "ebitdaMultiple", figure: "ebitda" },
] as const;
export type RatioKey = (typeof RATIOS)[number]["key"];

export interface Ratio {
  readonly key: RatioKey;
  /** Hundredths of a percent for the cap rate, hundredths of a year's figure for the others; rounded half up. */
  readonly hundredths: number;
  /** The declared figure, in cents a year. */
  readonly figureCents: number;
}

/** The ratios whose figures the owner declares, for a price in cents, from 1 (product.md §6.11). */
export function listRatios(priceCents: number, features: Features): Ratio[] {
  return RATIOS.flatMap(({ key, figure }) => {
    const figureCents = toCents(features[figure]);
    if (figureCents === undefined) return [];
    const hundredths =
      key === "capRate" ? divide(figureCents * 10_000, priceCents) : divide(priceCents * 100, figureCents);
    return [{ key, figureCents, hundredths }];
  });
}

/** Undefined unless the amount is above zero: nothing can be measured by it. */
function toCents(dollars: unknown): number | undefined {
  return typeof dollars === "number" && dollars > 0 ? Math.round(dollars * 100) : undefined;
}

/** Rounded half up; both are positive integers. */
const divide = (upper: number, lower: number) => Math.floor((2 * upper + lower) / (2 * lower));
