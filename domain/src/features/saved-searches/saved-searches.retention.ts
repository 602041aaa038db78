import type { Retention } from "../../shared/retention.ts";

/** Saved searches that their owner deleted. */
export const DELETED_SEARCH_RETENTION = { days: 1, why: "to undo the deletion" } as const satisfies Retention;

/** Which listings newly fit saved searches, and of which somebody was told. */
export const MATCH_RETENTION = {
  days: 180,
  why: "to count what is new, and so that nobody is told of a listing twice",
} as const satisfies Retention;

/** What was open of a listing before it was changed or ended. */
export const LISTING_CHANGE_RETENTION = {
  days: 180,
  why: "to tell whether a listing that comes back is new to a saved search",
} as const satisfies Retention;
