import type { Retention } from "../../shared/retention.ts";

/** Tickets. */
export const TICKET_RETENTION = {
  years: 2,
  why: "the basic limitation period of most provinces; counted from the last change",
} as const satisfies Retention;
