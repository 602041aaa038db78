import { DAY_MS, HOUR_MS } from "../../shared/durations.ts";
import { isCardExpired } from "./saved-cards.rules.ts";

/** How many days before the charge its notices go. */
export const RENEWAL_NOTICE_DAYS = { first: 14, last: 3 } as const;

/** How long before the end of a run it is charged: a day and an hour, so that a declined card can be tried once more. */
const CHARGE_LEAD_MS = DAY_MS + HOUR_MS;
/** How long after a declined attempt the next one follows. */
const RETRY_MS = DAY_MS;
/** How many attempts are made to charge a renewal. */
export const RENEWAL_ATTEMPTS_MAX = 2;
/** Automatic renewal can be turned on until this long before the end, so that a notice goes before the charge. */
const LATEST_MS = 2 * DAY_MS;
/** The least time between a notice and its charge. */
const NOTICE_MS = 20 * HOUR_MS;

/** When the renewal of a run that ends at `end` is charged (product.md §10.9). */
export const toChargeTime = (end: Date): Date => new Date(end.getTime() - CHARGE_LEAD_MS);

/** When the next attempt follows one that was declined. */
export const toRetryTime = (declinedAt: Date): Date => new Date(declinedAt.getTime() + RETRY_MS);

/**
 * When a renewal is charged whose notice goes at `noticedAt`: never less than 20 hours after it. Null if the run would
 * be over by then.
 */
export function toDueTime({ end, noticedAt }: { end: Date; noticedAt: Date }): Date | null {
  const due = new Date(Math.max(toChargeTime(end).getTime(), noticedAt.getTime() + NOTICE_MS));
  return due < end ? due : null;
}

/** Whether it is too late to turn automatic renewal on for a run. */
export const isTooLateToRenew = ({ end, now }: { end: Date; now: Date }): boolean =>
  end.getTime() - now.getTime() < LATEST_MS;

/** Why a run cannot be renewed automatically as things are. */
export type RenewalProblem = "no_card" | "card_expires" | "declined";

/** What keeps a saved card from paying at a time; undefined if it can. */
export function findCardProblem(
  card: { readonly expiresMonth: number; readonly expiresYear: number } | null | undefined,
  at: Date,
): RenewalProblem | undefined {
  if (card == null) return "no_card";
  return isCardExpired(card, at) ? "card_expires" : undefined;
}
