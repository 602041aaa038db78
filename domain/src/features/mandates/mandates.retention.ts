import type { Retention } from "../../shared/retention.ts";

/** Mandates that are paused, found or lapsed. */
export const ENDED_MANDATE_RETENTION = {
  days: 180,
  why: "to look for the same again without describing it anew",
} as const satisfies Retention;

/** How many people looked for something like a listing on one day. */
export const ESTIMATE_RETENTION = {
  days: 2,
  why: "so that a listing has one estimate a day, and an account a few",
} as const satisfies Retention;
