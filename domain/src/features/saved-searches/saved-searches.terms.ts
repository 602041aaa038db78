/** How often somebody is told of new listings that fit a saved search. */
export const CADENCES = ["instant", "daily", "weekly", "off"] as const;
export type Cadence = (typeof CADENCES)[number];

/** The most searches that one account may save. */
export const SAVED_SEARCHES_MAX = 50;
export const SAVED_SEARCH_NAME_MAX = 80;
/** The most new listings of a saved search that are counted. */
export const NEW_LISTINGS_MAX = 100;

/** The most listings of a search within 24 hours that are told of one by one; more make it daily for `SLOWED_DAYS`. */
export const INSTANT_A_DAY_MAX = 5;
export const SLOWED_DAYS = 7;
/** The most alert mails to an account within 24 hours. */
export const ALERT_MAILS_A_DAY = 4;
/** The days for which a listing must be gone to be told of when it is back, and between two times of telling so. */
export const RETURN_DAYS = 1;
export const RETURNS_APART_DAYS = 7;
/** The smallest drop of a price that is told, as a part of the lowest price that was open. */
export const PRICE_DROP_SHARE = 0.01;
