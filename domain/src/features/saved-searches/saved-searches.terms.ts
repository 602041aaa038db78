/** How often somebody is told of new listings that fit a saved search. */
export const CADENCES = ["instant", "daily", "weekly", "off"] as const;
export type Cadence = (typeof CADENCES)[number];

/** The most searches that one account may save. */
export const SAVED_SEARCHES_MAX = 50;
export const SAVED_SEARCH_NAME_MAX = 80;
/** The most new listings of a saved search that are counted. */
export const NEW_LISTINGS_MAX = 100;
