import type { Retention } from "../../shared/retention.ts";

/** What somebody was told. */
export const NOTIFICATION_RETENTION = {
  days: 180,
  why: "its reader finds what they were told in the last months",
} as const satisfies Retention;
