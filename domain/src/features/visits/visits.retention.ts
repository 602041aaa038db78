import type { Retention } from "../../shared/retention.ts";

/** Who viewed which listing. */
export const VISIT_RETENTION = {
  days: 90,
  why: "an owner counts visitors of the last months once each",
} as const satisfies Retention;
