import { PRICE_MAX, PRICE_MIN } from "@vestpocket/domain/prices/prices.schema";
import { type MeasureKey, measureOf } from "@vestpocket/domain/searches/measures";

/** Values are divided into steps: an edge is its own step, since ranges on both sides include it. */
interface Ladder {
  readonly edges: readonly number[];
  readonly lowest: number;
  readonly highest: number;
}

/** In dollars. The database function searches_price_step() has the same edges. */
const PRICES: Ladder = {
  edges: measureOf("salePrice").edges,
  lowest: PRICE_MIN,
  highest: PRICE_MAX,
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

/** The same for a measure, in hundredths of its unit. The table `search_measures` has the same edges. */
export function toMeasureSteps(
  key: MeasureKey,
  bounds: { lower?: number | undefined; upper?: number | undefined },
): Steps {
  const edges = measureOf(key).edges.map((edge) => Math.round(edge * 100));
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
