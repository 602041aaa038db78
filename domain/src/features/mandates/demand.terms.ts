/** How many people look for something like a listing, as its owner is told: never a number. */
export const DEMAND_BANDS = ["under5", "from5", "from10", "from25", "from50"] as const;
export type DemandBand = (typeof DEMAND_BANDS)[number];

/** For how many listings an account gets a new band within one UTC day. */
export const ESTIMATES_A_DAY = 3;
