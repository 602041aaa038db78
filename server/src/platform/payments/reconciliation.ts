import { HOUR_MS, MINUTE_MS } from "@vestpocket/domain/shared/durations";
import type { Logger } from "pino";
import { reconciliationFailures } from "../counters.ts";
import { isUnavailable } from "./provider-failure.ts";

/** How many items one pass of a reconciliation job takes. */
export const RECONCILIATION_BATCH = 50;

/** Items whose state at the provider may have changed without a webhook. */
interface Reconciliation<Item> {
  readonly items: readonly Item[];
  readonly now: Date;
  readonly log: Logger;
  /** Since when the item has been waiting for news from the provider. */
  waitingSince(item: Item): Date;
  /** Saves when the item is due again. */
  setCheckAt(item: Item, checkAt: Date): Promise<void>;
  /** Asks the provider for the item's state and applies it. */
  reconcile(item: Item): Promise<void>;
  /** Names the item in the log. */
  describe(item: Item): object;
}

/**
 * Reconciles each item with the payment provider. An item that fails does not hold up the others; it is retried when it is due
 * again.
 */
export async function reconcileDue<Item>(reconciliation: Reconciliation<Item>): Promise<void> {
  const { items, now, log } = reconciliation;
  for (const item of items) {
    try {
      await reconciliation.setCheckAt(item, nextCheckAt({ since: reconciliation.waitingSince(item), now }));
      await reconciliation.reconcile(item);
    } catch (error) {
      const about = reconciliation.describe(item);
      reconciliationFailures.inc();
      // An outage passes; anything else needs attention.
      const level = isUnavailable(error) ? "warn" : "error";
      log[level]({ err: error, ...about }, "could not reconcile with the payment provider; will retry");
    }
  }
}

/** Exponential backoff: the interval doubles from a minute up to an hour, because it equals the wait so far. */
export function nextCheckAt({ since, now }: { since: Date; now: Date }): Date {
  const waited = now.getTime() - since.getTime();
  return new Date(now.getTime() + Math.min(Math.max(waited, MINUTE_MS), HOUR_MS));
}

/** When to check an item for the first time. */
export function firstCheckAt(now: Date): Date {
  return nextCheckAt({ since: now, now });
}
