import type Stripe from "stripe";
import { recordEvent } from "./events.ts";
import { addPayment, toInvoice, toPaid, totalOf } from "./invoices.ts";
import type { InvoiceLine } from "./objects.ts";
import { getObject, insertObject, lockObject, saveObject } from "./objects.ts";
import { createIntent, toPaymentIntent } from "./payment-intents.ts";
import { Declined, payIntent } from "./payments.ts";
import { endOfPeriod } from "./prices.ts";
import { endSubscription, periodEndOf, recordUpdate } from "./subscriptions.ts";
import type { Work } from "./work.ts";

const DAY = 86_400;
/** How long after a refused attempt the next one comes; after the last of them the subscription ends. */
const RETRIES: readonly number[] = [3 * DAY, 5 * DAY, 7 * DAY];

/** What the end of a locked subscription's period brings, or, where a payment is owed, the next attempt at it. */
export async function continueSubscription(work: Work, subscription: Stripe.Subscription): Promise<void> {
  if (subscription.status === "past_due") return retry(work, subscription);
  if (subscription.status !== "active") return;
  if (subscription.cancel_at_period_end) {
    await endSubscription(work, subscription, "cancellation_requested");
    return;
  }
  await renew(work, subscription);
}

/** The same, with the end of the period brought forward to now. */
export async function endPeriod(work: Work, id: string): Promise<void> {
  const subscription = await lockObject(work, "subscription", id);
  const data = subscription.items.data.map((item) => ({ ...item, current_period_end: work.now }));
  const ending = { ...subscription, billing_cycle_anchor: work.now, items: { ...subscription.items, data } };
  await continueSubscription(work, subscription.status === "past_due" ? subscription : ending);
}

async function renew(work: Work, before: Stripe.Subscription): Promise<void> {
  const data = before.items.data.map((item) => ({
    ...item,
    current_period_start: item.current_period_end,
    current_period_end: item.price.recurring
      ? endOfPeriod(item.current_period_end, before.billing_cycle_anchor, item.price.recurring)
      : item.current_period_end,
  }));
  const next = { ...before, items: { ...before.items, data } };
  const latest = await getObject(work, "invoice", String(before.latest_invoice));
  const lines: InvoiceLine[] = data.map(({ price, quantity = 1 }) => ({
    price,
    quantity,
    description:
      latest.lines.data.find((line) => line.pricing?.price_details?.price === price.id)?.description ??
      "Subscription update",
  }));
  const invoice = await insertObject(work, "invoice", await toInvoice(work, next, lines, "subscription_cycle"));
  const begun = toPaymentIntent({
    now: work.now,
    amount: totalOf(lines),
    currency: next.currency,
    customer: String(next.customer),
    description: "Subscription update",
  });
  const intent = await createIntent(work, { ...begun, setup_future_usage: "off_session" });
  await settle(work, { before, after: { ...next, latest_invoice: invoice.id }, invoice, intent });
}

async function retry(work: Work, subscription: Stripe.Subscription): Promise<void> {
  const invoice = await lockObject(work, "invoice", String(subscription.latest_invoice));
  const { rows } = await work.client.query<{ body: Stripe.InvoicePayment }>(
    "SELECT body FROM payment_sandbox.objects WHERE kind = 'invoice_payment' AND body ->> 'invoice' = $1",
    [invoice.id],
  );
  const payment = rows[0]?.body;
  const intent = await lockObject(work, "payment_intent", String(payment?.payment.payment_intent));
  await settle(work, { before: subscription, after: subscription, invoice, intent, payment });
}

/** Tries to have an invoice paid, and brings it, its payment and its subscription in line with how that went. */
async function settle(
  work: Work,
  {
    before,
    after,
    invoice,
    intent,
    payment,
  }: {
    before: Stripe.Subscription;
    after: Stripe.Subscription;
    invoice: Stripe.Invoice;
    intent: Stripe.PaymentIntent;
    payment?: Stripe.InvoicePayment | undefined;
  },
): Promise<void> {
  const method = await getObject(work, "payment_method", String(after.default_payment_method));
  const tried = await payIntent(work, intent, method, { offSession: true, exempt: true }).catch((error: unknown) => {
    if (error instanceof Declined) return error.intent;
    throw error;
  });
  const isPaid = tried.status === "succeeded";
  if (!payment) await addPayment(work, invoice, tried);
  else if (isPaid) {
    const transitions = { ...payment.status_transitions, paid_at: work.now };
    await saveObject(work, { ...payment, amount_paid: tried.amount, status: "paid", status_transitions: transitions });
  }
  if (isPaid) {
    const paid = await saveObject(work, toPaid(invoice, work.now));
    const active = await saveObject<Stripe.Subscription>(work, { ...after, status: "active" }, periodEndOf(after));
    await recordEvent(work, "invoice.paid", paid);
    await recordUpdate(work, before, active);
    return;
  }
  const pause = RETRIES[invoice.attempt_count];
  const next = pause === undefined ? null : work.now + pause;
  const failed = await saveObject<Stripe.Invoice>(work, {
    ...invoice,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    next_payment_attempt: next,
  });
  await recordEvent(work, "invoice.payment_failed", failed);
  if (next === null) {
    await endSubscription(work, after, "payment_failed");
    return;
  }
  await recordUpdate(work, before, await saveObject<Stripe.Subscription>(work, { ...after, status: "past_due" }, next));
}
