import { DAY_MS } from "./durations.ts";

/** How long a kind of record with personal data is kept if it does not simply end with its account, and on what basis. */
export type Retention = ({ readonly days: number } | { readonly years: number }) & { readonly why: string };

/** Idempotency keys of repeated calls. */
export const REQUEST_RETENTION = {
  days: 7,
  why: "a form that is sent again within a week counts once",
} as const satisfies Retention;

/** The time before which records of this kind are deleted. Years are calendar years in UTC. */
export function findRetentionStart(period: Retention, now: Date): Date {
  if ("days" in period) return new Date(now.getTime() - period.days * DAY_MS);
  const start = new Date(now);
  start.setUTCFullYear(now.getUTCFullYear() - period.years);
  // February 29 becomes March 1 in a year without it: the last day of February is meant.
  if (start.getUTCDate() !== now.getUTCDate()) start.setUTCDate(0);
  return start;
}
