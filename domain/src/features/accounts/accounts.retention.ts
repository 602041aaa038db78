import type { Retention } from "../../shared/retention.ts";

/** What the owners of deleted accounts had agreed to, under a keyed hash of their address. */
export const PAST_CONSENT_RETENTION = {
  years: 6,
  why: "the longest basic limitation period, to prove what a contract said; counted from the deletion of the account",
} as const satisfies Retention;
