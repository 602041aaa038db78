import type { Retention } from "../../shared/retention.ts";

/** Messages that were sent. */
export const SENT_MESSAGE_RETENTION = {
  days: 30,
  why: "to answer whether a message was sent",
} as const satisfies Retention;

/** Messages that could not be delivered. */
export const FAILED_MESSAGE_RETENTION = {
  days: 90,
  why: "to send them again once the reason is gone",
} as const satisfies Retention;

/** Addresses that returned an email for good, or whose owner called one spam. */
export const SUPPRESSION_RETENTION = {
  years: 2,
  why: "so that nothing more is sent to an address that refused it",
} as const satisfies Retention;

/** What the owners of deleted accounts had said about commercial email, under a keyed hash of their address. */
export const PAST_STREAM_CONSENT_RETENTION = {
  years: 3,
  why: "to prove that email was asked for: CASL lets proceedings begin for three years (s. 23); counted from the deletion of the account",
} as const satisfies Retention;
