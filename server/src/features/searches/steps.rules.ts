import { SQFT_PER_ACRE } from "@vestpocket/domain/prices/measures.rules";
import { PRICE_BANDS, PRICE_MAX, PRICE_MIN } from "@vestpocket/domain/prices/prices.schema";
import type { MeasureKey } from "@vestpocket/domain/searches/measures";

/** Values are divided into steps: an edge is its own step, since ranges on both sides include it. */
interface Ladder {
  readonly edges: readonly number[];
  readonly lowest: number;
  readonly highest: number;
}

/** Most of the market is above the last band. We add steps there, so that no bound leaves many rows to count. */
const HIGH_EDGES = [1_500_000, 2_000_000, 3_000_000, 5_000_000, 10_000_000];

/** The edges between price bands, and ours, in dollars. The database function searches_price_step() has the same. */
const PRICES: Ladder = {
  edges: [...PRICE_BANDS.flatMap((band) => ("upper" in band ? [band.upper] : [])), ...HIGH_EDGES],
  lowest: PRICE_MIN,
  highest: PRICE_MAX,
};

const MONTHLY_EDGES = [500, 1_000, 1_500, 2_500, 5_000, 7_500, 10_000, 15_000, 25_000, 50_000];
const SQFT_YEAR_EDGES = [5, 8, 10, 12, 15, 18, 20, 25, 30, 40, 60];

const AREA_EDGES = [
  500, 1_000, 1_500, 2_000, 3_000, 5_000, 7_500, 10_000, 15_000, 20_000, 30_000, 50_000, 100_000, 250_000,
];
const ACRE_EDGES = [1, 2, 5, 10, 25, 50, 100, 250, 500];
const FIGURE_EDGES = [50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000];

/** The edges of measures, in their units; one step if absent. The database function searches_measure_step() has the same, in hundredths. */
export const MEASURE_EDGES: Readonly<Partial<Record<MeasureKey, readonly number[]>>> = {
  salePrice: PRICES.edges,
  rentMonthGross: MONTHLY_EDGES,
  rentMonthNet: MONTHLY_EDGES,
  rentSqftYearGross: SQFT_YEAR_EDGES,
  rentSqftYearNet: SQFT_YEAR_EDGES,
  totalArea: AREA_EDGES,
  areaForRent: AREA_EDGES,
  land: [5_000, 10_000, 20_000, ...ACRE_EDGES.map((acres) => acres * SQFT_PER_ACRE)],
  capRate: [3, 4, 5, 6, 7, 8, 10],
  netOperatingIncome: FIGURE_EDGES,
  grossRevenue: FIGURE_EDGES,
  cashFlow: FIGURE_EDGES,
  parkingSpots: [5, 10, 20, 50, 100, 200],
  yearBuilt: [1900, 1920, 1940, 1950, 1960, 1970, 1980, 1990, 2000, 2010, 2020],
};

/** The steps that a range covers completely, and the partial ranges at its ends that have to be counted. */
export interface Steps {
  /** The first and last step covered, and their values, inclusive; undefined if there is none. */
  readonly whole: (Range & { readonly first: number; readonly last: number }) | undefined;
  /** Inclusive ranges of values outside the whole steps. */
  readonly parts: readonly Range[];
}

export interface Range {
  readonly lower: number;
  readonly upper: number;
}

/** The step of listings without a price, which is in no price range. */
const UNPRICED = -1;

export type PriceSteps = ReturnType<typeof toPriceSteps>;

/**
 * Divides an inclusive price range into whole steps and the rest; without bounds, it includes listings without a price.
 */
export function toPriceSteps(lower: number | undefined, upper: number | undefined) {
  if (lower !== undefined || upper !== undefined) return toSteps(PRICES, { lower, upper });
  const whole = { first: UNPRICED, last: PRICES.edges.length * 2, lower: undefined, upper: undefined };
  return { whole, parts: [] };
}

/** The same for a measure, in hundredths of its unit. */
export function toMeasureSteps(
  key: MeasureKey,
  bounds: { lower?: number | undefined; upper?: number | undefined },
): Steps {
  const edges = (MEASURE_EDGES[key] ?? []).map((edge) => edge * 100);
  return toSteps({ edges, lowest: 0, highest: Number.MAX_SAFE_INTEGER }, bounds);
}

function toSteps(ladder: Ladder, bounds: { lower?: number | undefined; upper?: number | undefined }): Steps {
  const lower = Math.max(bounds.lower ?? ladder.lowest, ladder.lowest);
  const upper = Math.min(bounds.upper ?? ladder.highest, ladder.highest);
  if (lower > upper) return { whole: undefined, parts: [] };
  const steps = Array.from({ length: ladder.edges.length * 2 + 1 }, (_, step) => ({ step, ...boundsOf(ladder, step) }));
  const whole = steps.filter((step) => step.lower >= lower && step.upper <= upper);
  const [first, last] = [whole[0], whole.at(-1)];
  if (first === undefined || last === undefined) return { whole: undefined, parts: [{ lower, upper }] };
  const covered = { lower: first.lower, upper: last.upper };
  const parts = [
    { lower, upper: covered.lower - 1 },
    { lower: covered.upper + 1, upper },
  ].filter((part) => part.lower <= part.upper);
  return { whole: { first: first.step, last: last.step, ...covered }, parts };
}

/** The values of a step: an odd step is a single edge, an even one is the range between two edges. */
function boundsOf({ edges, lowest, highest }: Ladder, step: number): Range {
  const edge = edges[Math.floor(step / 2)];
  if (step % 2 === 1 && edge !== undefined) return { lower: edge, upper: edge };
  const before = edges[step / 2 - 1];
  return { lower: before === undefined ? lowest : before + 1, upper: edge === undefined ? highest : edge - 1 };
}
