import type { MarketFacts } from "@vestpocket/domain/markets/markets.schema";

/** The figures of a market. */
export const buildFacts = (overrides: Partial<MarketFacts> = {}): MarketFacts => ({
  listings: 1_204,
  medianPrice: 1_200_000,
  newest: { seconds: Date.UTC(2026, 10, 20) / 1000 },
  places: [
    { name: "Ottawa", listings: 0 },
    { name: "St. Catharines", listings: 4 },
    { name: "Toronto", listings: 1_200 },
  ],
  categories: [
    { name: "Office", listings: 3 },
    { name: "Sale of Business", listings: 1 },
  ],
  introduction: null,
  countedAt: { seconds: Date.UTC(2026, 10, 22, 15, 55) / 1000 },
  ...overrides,
});
