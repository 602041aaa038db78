/** Prices are whole Canadian dollars, 1 to 999,999,999; a search bound may be 0 (product.md §5). */
export const PRICE_MIN = 1;
export const PRICE_MAX = 999_999_999;

export interface PriceBand {
  /** Stable name, under which the database also counts the band. */
  readonly key: string;
  /** In dollars, inclusive; undefined if there is no bound. */
  readonly lower?: number;
  /** In dollars, inclusive; undefined if there is no bound. */
  readonly upper?: number;
}

/** The price ranges of the search. 'Any Price' is the absence of one. Bounds are inclusive, so a price on an edge is in two. */
export const PRICE_BANDS = [
  { key: "0-100000", lower: 0, upper: 100_000 },
  { key: "100000-200000", lower: 100_000, upper: 200_000 },
  { key: "200000-400000", lower: 200_000, upper: 400_000 },
  { key: "400000-600000", lower: 400_000, upper: 600_000 },
  { key: "600000-800000", lower: 600_000, upper: 800_000 },
  { key: "800000-1000000", lower: 800_000, upper: 1_000_000 },
  { key: "1000000+", lower: 1_000_000 },
] as const satisfies readonly PriceBand[];

/** The band with exactly these bounds, in dollars; undefined if there is none. */
export function findPriceBand(lower: number | undefined, upper: number | undefined): PriceBand | undefined {
  return PRICE_BANDS.find((band: PriceBand) => band.lower === lower && band.upper === upper);
}
