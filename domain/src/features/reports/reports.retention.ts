import type { Retention } from "../../shared/retention.ts";

/** Reports of conversations and listings. */
export const REPORT_RETENTION = {
  years: 1,
  why: "to recognize a pattern in what people report; counted from the decision",
} as const satisfies Retention;
