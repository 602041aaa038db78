/**
 * What an email is for. `service`: what happened to somebody's own account, listing, deal or payment. The others are
 * commercial and need express consent: `alerts`, new listings that fit a saved search; `matches`, a listing or a buyer
 * that fits a mandate; `news`, what is new in the product.
 */
export const STREAMS = ["service", "alerts", "matches", "news"] as const;
export type Stream = (typeof STREAMS)[number];
export const COMMERCIAL_STREAMS = ["alerts", "matches", "news"] as const satisfies readonly Stream[];
export type CommercialStream = (typeof COMMERCIAL_STREAMS)[number];
