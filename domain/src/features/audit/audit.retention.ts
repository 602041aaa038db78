import type { Retention } from "../../shared/retention.ts";

/** The audit log. */
export const AUDIT_RETENTION = {
  years: 2,
  why: "the basic limitation period of most provinces; the database refuses to delete younger ones",
} as const satisfies Retention;
