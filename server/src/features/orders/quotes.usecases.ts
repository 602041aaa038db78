import type Stripe from "stripe";
import type { Queryable } from "../../platform/database/database.ts";
import { logPaymentMismatch } from "../../platform/payments/mismatch.ts";
import { holdCode } from "./discount-codes.queries.ts";
import type { ReconciliationDeps } from "./orders.deps.ts";
import { findLatestQuote, findQuote, lockOrder, type QuoteRow, updateOrder } from "./orders.queries.ts";

interface AcceptedQuote {
  /** The order's id. */
  readonly id: string;
  /** The quote that the order's payment at the provider now asks for. */
  readonly quote: QuoteRow;
  readonly now: Date;
}

/**
 * Moves an open order to a quote that the provider has accepted, unless a later choice was made meanwhile. Returns the order's
 * latest quote; undefined if the order is not open anymore.
 */
export async function acceptQuote(tx: Queryable, { id, quote, now }: AcceptedQuote): Promise<QuoteRow | undefined> {
  const order = await lockOrder(tx, id);
  if (order?.status !== "open") return undefined;
  const latest = await findLatestQuote(tx, id);
  if (latest?.revision !== quote.revision) return latest;
  await moveToQuote(tx, { id, quote, now });
  return latest;
}

async function moveToQuote(tx: Queryable, { id, quote, now }: AcceptedQuote): Promise<void> {
  await updateOrder(tx, id, { revision: quote.revision, updatedAt: now });
  if (quote.discountCents === 0) await holdCode(tx, id, undefined);
}

/**
 * Moves an open order to the quote that its payment at the provider asks for: an answer may have been lost after the provider had
 * accepted a change. False, with an alarm, if no quote of the order explains the payment's amount.
 */
export async function followIntent(
  { db, clock, log }: Pick<ReconciliationDeps, "db" | "clock" | "log">,
  { id, intent }: { id: string; intent: Stripe.PaymentIntent },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order?.status !== "open" || order.intentId !== intent.id) return true;
    const quote = await findQuote(tx, id, Number(intent.metadata.revision));
    if (quote?.totalCents !== intent.amount || intent.currency !== "cad") {
      logPaymentMismatch(log, { reason: "an open payment of another amount", intent: intent.id, order: id });
      return false;
    }
    if (quote.revision !== order.revision) await moveToQuote(tx, { id, quote, now: clock.now() });
    return true;
  });
}
