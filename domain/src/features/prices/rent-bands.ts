import type { PriceBand } from "./prices.schema.ts";

/**
 * The rent ranges offered by a search, in dollars: per space and month, and per square foot and year (product.md §5.1).
 */
export const RENT_BANDS = {
  month: [
    { key: "0-1000", lower: 0, upper: 1_000 },
    { key: "1000-2500", lower: 1_000, upper: 2_500 },
    { key: "2500-5000", lower: 2_500, upper: 5_000 },
    { key: "5000-10000", lower: 5_000, upper: 10_000 },
    { key: "10000-25000", lower: 10_000, upper: 25_000 },
    { key: "25000+", lower: 25_000 },
  ],
  sqft_year: [
    { key: "0-10", lower: 0, upper: 10 },
    { key: "10-15", lower: 10, upper: 15 },
    { key: "15-20", lower: 15, upper: 20 },
    { key: "20-25", lower: 20, upper: 25 },
    { key: "25-30", lower: 25, upper: 30 },
    { key: "30-40", lower: 30, upper: 40 },
    { key: "40+", lower: 40 },
  ],
} as const satisfies Readonly<Record<string, readonly PriceBand[]>>;

export type RentScale = keyof typeof RENT_BANDS;
