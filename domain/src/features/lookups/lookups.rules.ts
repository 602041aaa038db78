import type { Duty } from "../../shared/administrator-roles.ts";

/** The part of the administration that each kind belongs to (product.md §8.9). */
export const FOUND_DUTIES = {
  people: "support",
  listings: "support",
  orders: "finance",
  tickets: "support",
} as const satisfies Readonly<Record<string, Duty>>;

/** Shorter texts find nothing: they would match too much. */
export const LOOKUP_MIN = 2;
/** How many of each kind are found. */
export const FOUND_MAX = 5;
