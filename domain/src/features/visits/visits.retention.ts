import type { Retention } from "../../shared/retention.ts";

/** Who viewed which listing. */
export const VISIT_RETENTION = {
  days: 90,
  why: "an owner counts visitors of the last months once each",
} as const satisfies Retention;

/** How much notice a listing got, by day; those of a listing's present run stay as long as it. */
export const LISTING_DAY_RETENTION = {
  days: 396,
  why: "an owner compares a listing with the same month a year ago",
} as const satisfies Retention;
