/** Where somebody read a value that is kept for few. */
export const REVEAL_PLACES = ["page", "comparison", "room"] as const;
export type RevealPlace = (typeof REVEAL_PLACES)[number];

/** As whom somebody read it: an audience, or an administrator who said why (product.md §16.1). */
export const REVEALED_TO = ["verified", "nda", "granted", "administrator"] as const;
export type RevealedTo = (typeof REVEALED_TO)[number];

/** Why an administrator reads what a listing keeps for few: an open report about it, or a reason of their own. */
export const INSPECTION_GROUNDS = ["report", "reason"] as const;
export type InspectionGround = (typeof INSPECTION_GROUNDS)[number];

/** For how many minutes an administrator then reads it. */
export const INSPECTION_MINUTES = 30;
/** The length of a reason, in characters. */
export const INSPECTION_REASON_MIN = 10;
export const INSPECTION_REASON_MAX = 500;
