export const AREA = { unit: "sqft", max: 100_000_000, decimals: 2 } as const;
export const ACREAGE = { unit: "acres", max: 1_000_000, decimals: 2 } as const;
export const PERCENT = { unit: "percent", max: 100, decimals: 2 } as const;
/** Where steps of floor areas end. */
export const AREA_EDGES = [
  500, 1_000, 1_500, 2_000, 3_000, 5_000, 7_500, 10_000, 15_000, 20_000, 30_000, 50_000, 100_000, 250_000,
] as const;
export const FIGURE_EDGES = [50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000] as const;
/** Few listings have the value, so all are counted together. */
export const ONE_STEP = { edges: [] } as const;
export const count = (max: number) => ({ unit: "count", max }) as const;
