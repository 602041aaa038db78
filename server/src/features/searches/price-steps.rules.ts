import { PRICE_BANDS, PRICE_MAX, PRICE_MIN } from "@vestpocket/domain/prices/prices.schema";

/** Most of the market is above the last band. We add steps there, so that no bound leaves many rows to count. */
const HIGH_EDGES = [1_500_000, 2_000_000, 3_000_000, 5_000_000, 10_000_000];

/** The edges between price bands, and ours. The database function searches_price_step() has the same. */
const EDGES: readonly number[] = [
  ...PRICE_BANDS.flatMap((band) => ("upper" in band ? [band.upper] : [])),
  ...HIGH_EDGES,
];

/** The price steps that a price range covers completely, and the ranges at its ends that have to be counted. */
export interface PriceSteps {
  /** The first and last step covered, and their prices, inclusive, or no bounds; undefined where there is none. */
  readonly whole: (Partial<PriceRange> & { readonly first: number; readonly last: number }) | undefined;
  /** Inclusive ranges of prices outside the whole steps. */
  readonly parts: readonly PriceRange[];
}

interface PriceRange {
  readonly lower: number;
  readonly upper: number;
}

/** The step of listings without a price, which no price range has. */
const UNPRICED = -1;
const LAST = EDGES.length * 2;

/** Divides an inclusive price range into whole steps and the rest. */
export function toPriceSteps(lowerPrice: number | undefined, upperPrice: number | undefined): PriceSteps {
  if (lowerPrice === undefined && upperPrice === undefined)
    return { whole: { first: UNPRICED, last: LAST }, parts: [] };
  const lower = Math.max(lowerPrice ?? PRICE_MIN, PRICE_MIN);
  const upper = Math.min(upperPrice ?? PRICE_MAX, PRICE_MAX);
  if (lower > upper) return { whole: undefined, parts: [] };
  const steps = Array.from({ length: LAST + 1 }, (_, step) => step);
  const whole = steps.filter((step) => boundsOf(step).lower >= lower && boundsOf(step).upper <= upper);
  const first = whole[0];
  const last = whole.at(-1);
  if (first === undefined || last === undefined) return { whole: undefined, parts: [{ lower, upper }] };
  const covered = { lower: boundsOf(first).lower, upper: boundsOf(last).upper };
  const parts = [
    { lower, upper: covered.lower - 1 },
    { lower: covered.upper + 1, upper },
  ].filter((part) => part.lower <= part.upper);
  return { whole: { first, last, ...covered }, parts };
}

/** The prices of a step: an odd step is a single edge, an even one is the range between two edges. */
function boundsOf(step: number): PriceRange {
  const edge = EDGES[Math.floor(step / 2)];
  if (step % 2 === 1 && edge !== undefined) return { lower: edge, upper: edge };
  const before = EDGES[step / 2 - 1];
  return { lower: before === undefined ? PRICE_MIN : before + 1, upper: edge === undefined ? PRICE_MAX : edge - 1 };
}
