/** Where someone read a restricted value. */
export const REVEAL_PLACES = ["page", "comparison", "room"] as const;
export type RevealPlace = (typeof REVEAL_PLACES)[number];

/** The role in which someone read it: an audience, or an administrator with a reason (product.md §16.1). */
export const REVEALED_TO = ["verified", "nda", "granted", "administrator"] as const;
export type RevealedTo = (typeof REVEALED_TO)[number];

/** A reading of a listing's restricted values, for its owner's log. */
export interface Reveal {
  readonly accountId: string;
  readonly listingId: string;
  readonly as: RevealedTo;
  readonly place: RevealPlace;
  /** The values' names, or the id of a document of the room. */
  readonly keys: readonly string[];
  /** By an administrator. */
  readonly reason: string;
}

/** Why an administrator reads restricted values: an open report about the listing, or their own stated reason. */
export const INSPECTION_GROUNDS = ["report", "reason"] as const;
export type InspectionGround = (typeof INSPECTION_GROUNDS)[number];

/** For how many minutes an administrator can then read them. */
export const INSPECTION_MINUTES = 30;
/** The length of a reason, in characters. */
export const INSPECTION_REASON_MIN = 10;
export const INSPECTION_REASON_MAX = 500;
