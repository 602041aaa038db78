/** Prices are whole Canadian dollars, 1 to 999,999,999; a search bound may be 0 (product.md §5). */
export const PRICE_MIN = 1;
export const PRICE_MAX = 999_999_999;

export interface PriceBand {
  /** Stable name, also the band's place in the counts the database keeps. */
  readonly key: string;
  /** Inclusive, in dollars; undefined: none. */
  readonly lower?: number;
  /** Inclusive, in dollars; undefined: none. */
  readonly upper?: number;
}

/** 'Any Price' is the absence of a band. A price on an edge belongs to both bands, since bounds are inclusive. */
export const PRICE_BANDS = [
  { key: "0-100000", lower: 0, upper: 100_000 },
  { key: "100000-200000", lower: 100_000, upper: 200_000 },
  { key: "200000-400000", lower: 200_000, upper: 400_000 },
  { key: "400000-600000", lower: 400_000, upper: 600_000 },
  { key: "600000-800000", lower: 600_000, upper: 800_000 },
  { key: "800000-1000000", lower: 800_000, upper: 1_000_000 },
  { key: "1000000+", lower: 1_000_000 },
] as const satisfies readonly PriceBand[];

/** The band that has exactly these bounds; undefined where none has. */
export function findPriceBand(lower: number | undefined, upper: number | undefined): PriceBand | undefined {
  return PRICE_BANDS.find((band: PriceBand) => band.lower === lower && band.upper === upper);
}
