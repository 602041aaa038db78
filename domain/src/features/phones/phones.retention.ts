import type { Retention } from "../../shared/retention.ts";

/** Codes sent by text message. */
export const PHONE_CODE_RETENTION = {
  days: 2,
  why: "the daily limits on codes count them",
} as const satisfies Retention;
