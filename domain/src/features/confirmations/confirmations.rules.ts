import { DAY_MS } from "../../shared/durations.ts";
import { addDays, startOfDay, toLocalDay } from "../../shared/local-days.ts";
import { type Message, withValues } from "../../shared/text.ts";
import { SNOOZE_DAYS_MAX, STOPPED_DAYS_MAX, WAIT_DAYS } from "./confirmations.terms.ts";

/** When a listing's owner was last asked and reminded, and when the listing was last confirmed. */
export interface Asked {
  readonly askedAt: Date | null;
  readonly remindedAt: Date | null;
  readonly freshAt: Date | null;
}

/** Whether a question waits for its answer: everything that makes a listing fresh answers it (product.md §5.11). */
export function isAsked({ askedAt, freshAt }: Pick<Asked, "askedAt" | "freshAt">): boolean {
  return askedAt !== null && (freshAt === null || askedAt > freshAt);
}

/** When a listing is paused if nobody answers: a week after the reminder, which comes a week after the question. */
export function findPause({ askedAt, remindedAt }: Pick<Asked, "askedAt" | "remindedAt">): Date | undefined {
  if (remindedAt !== null) return new Date(remindedAt.getTime() + WAIT_DAYS * DAY_MS);
  return askedAt === null ? undefined : new Date(askedAt.getTime() + 2 * WAIT_DAYS * DAY_MS);
}

/** By how much the run of a listing that lapsed is longer than it will be, in milliseconds: 0 after 14 days (product.md §5.11). */
export function findUnusedStop(lapsedAt: Date, now: Date): number {
  return Math.max(0, STOPPED_DAYS_MAX * DAY_MS - Math.max(0, now.getTime() - lapsedAt.getTime()));
}

interface Snoozed {
  /** When the owner first put the question off. */
  readonly snoozedAt: Date | null;
  readonly freshAt: Date | null;
}

/** When an owner began to put off the question: a confirmation since then gives them new days. */
export function findSnoozeStart({ snoozedAt, freshAt }: Snoozed, now: Date): Date {
  return snoozedAt !== null && (freshAt === null || snoozedAt > freshAt) ? snoozedAt : now;
}

/**
 * The first and the last day, YYYY-MM-DD in the owner's time zone, that the question can be put off to: from tomorrow, up to
 * 30 days after it was first put off. Undefined once these are used up (product.md §5.11).
 */
export function findSnoozeDays(
  snoozed: Snoozed,
  { now, timeZone }: { now: Date; timeZone: string },
): { from: string; to: string } | undefined {
  const from = addDays(toLocalDay(now, timeZone), 1);
  const to = addDays(toLocalDay(findSnoozeStart(snoozed, now), timeZone), SNOOZE_DAYS_MAX);
  return from > to ? undefined : { from, to };
}

const OUTSIDE: Message = /*i18n*/ {
  id: "confirmations.snooze_outside",
  message: "Choose a day from {from} to {to}.",
};
const USED_UP: Message = /*i18n*/ {
  id: "confirmations.snooze_used_up",
  message: "You have put this off for 30 days. Confirm the listing, or pause it.",
};

/** The moment until which nobody asks, or why a day cannot be chosen. */
export function readSnooze(
  until: string,
  { snoozed, now, timeZone }: { snoozed: Snoozed; now: Date; timeZone: string },
): { readonly until: Date } | { readonly refusal: Message } {
  const days = findSnoozeDays(snoozed, { now, timeZone });
  if (days === undefined) return { refusal: USED_UP };
  if (until < days.from || until > days.to) return { refusal: withValues(OUTSIDE, days) };
  return { until: startOfDay(until, timeZone) };
}
