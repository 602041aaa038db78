import type Stripe from "stripe";
import type { Queryable } from "../../platform/database/database.ts";
import { logPaymentMismatch } from "../../platform/payments/mismatch.ts";
import { holdCode } from "./discount-codes.queries.ts";
import type { ReconciliationDeps } from "./orders.deps.ts";
import { paymentInProgress } from "./orders.failures.ts";
import {
  findLatestQuote,
  findOrder,
  findQuote,
  lockOrder,
  type QuotedOrder,
  type QuoteRow,
  updateOrder,
} from "./orders.queries.ts";

/** Attempts to move a payment to the latest quote while other calls change the order. */
const ATTEMPTS_MAX = 4;

interface AcceptedQuote {
  /** The order's id. */
  readonly id: string;
  /** The quote that the order's payment at the provider currently has. */
  readonly quote: QuoteRow;
  readonly now: Date;
}

/**
 * Moves an open order to a quote accepted by the provider, unless a later choice was made meanwhile. Returns the
 * order's latest quote; undefined if the order is no longer open.
 */
async function acceptQuote(tx: Queryable, { id, quote, now }: AcceptedQuote): Promise<QuoteRow | undefined> {
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
 * Moves an open order to the quote of its payment at the provider: a response may have been lost after the provider
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

/** Syncs the payment with the order's latest quote, then the order. Among concurrent calls, the last one wins. */
export async function syncIntent(
  { db, clock, payments }: ReconciliationDeps,
  given: { order: QuotedOrder; wanted: QuoteRow; intent: Stripe.PaymentIntent },
): Promise<{ order: QuotedOrder; clientSecret: string }> {
  const { id } = given.order;
  let { wanted, intent } = given;
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const { totalCents: amount, revision } = wanted;
    if (intent.metadata.revision !== String(revision) || intent.amount !== amount) {
      intent = await payments.ask((stripe) =>
        stripe.paymentIntents.update(intent.id, { amount, metadata: { revision: String(revision) } }),
      );
    }
    const latest = await db.transaction((tx) => acceptQuote(tx, { id, quote: wanted, now: clock.now() }));
    if (latest === undefined) break;
    if (latest.revision === revision) {
      const order = await findOrder(db, id);
      const { client_secret: clientSecret } = intent;
      if (order === undefined || clientSecret === null) break;
      return { order: { ...order, revision, quote: latest }, clientSecret };
    }
    wanted = latest;
  }
  throw paymentInProgress();
}
