import { LISTING_STATUSES } from "./listings.terms.ts";

/** Filters of an owner's list: a status, or the active listings that end within seven days. */
export const OWN_FILTERS = [...LISTING_STATUSES, "ending"] as const;
export type OwnFilter = (typeof OWN_FILTERS)[number];

/** The orders of an owner's list. Within one, the newest come first (product.md §5.7). */
export const OWN_ORDERS = ["newest", "oldest", "views", "inquiries", "highest", "lowest", "ending"] as const;
export type OwnOrder = (typeof OWN_ORDERS)[number];
