import type { Retention } from "../../shared/retention.ts";

/** Links to a listing's figures that have ended. */
export const CLIENT_REPORT_RETENTION = {
  days: 30,
  why: "an owner sees which links have ended lately",
} as const satisfies Retention;
