import type { Retention } from "../../shared/retention.ts";

/** Sessions. */
export const ENDED_SESSION_RETENTION = {
  days: 90,
  why: "to recognize a stranger's log-in; counted from the end of the session",
} as const satisfies Retention;
