import type Stripe from "stripe";
import { recordEvent } from "./events.ts";
import { addPayment, toDraft, toFinalized, toInvoice, toPaid } from "./invoice-object.ts";
import type { InvoiceLine } from "./objects.ts";
import { getObject, insertObject, lockObject, saveObject, saveScheduled } from "./objects.ts";
import { toPaymentIntent } from "./payment-intent-object.ts";
import { createIntent } from "./payment-intents.ts";
import { Declined, payIntent, UNAUTHENTICATED } from "./payments.ts";
import { endOfPeriod } from "./prices.ts";
import { periodEndOf, periodStartOf } from "./subscription-object.ts";
import { endSubscription, recordUpdate } from "./subscriptions.ts";
import { DAY, HOUR } from "./time.ts";
import type { Work } from "./work.ts";

/** How long an invoice stays in draft, as at Stripe, before it is finalized and collected. */
const DRAFT = HOUR;
/** The delays between failed attempts to collect a payment. After the last one fails, the subscription ends. */
const RETRIES: readonly number[] = [3 * DAY, 5 * DAY, 7 * DAY];

/**
 * Applies the passage of time to a locked subscription: renews or ends it, finalizes its invoice, or retries an overdue
 * payment.
 */
export async function continueSubscription(work: Work, subscription: Stripe.Subscription): Promise<void> {
  if (subscription.status === "past_due") return retry(work, subscription);
  if (subscription.status !== "active") return;
  const invoice = await lockObject(work, { kind: "invoice", id: String(subscription.latest_invoice) });
  if (invoice.status === "draft") return finalize(work, { subscription, invoice });
  if (subscription.cancel_at_period_end) {
    await endSubscription(work, { subscription, reason: "cancellation_requested" });
    return;
  }
  await renew(work, subscription);
}

/** Ends the current period now, then renews or ends the subscription. Anything a renewal waits for happens now. */
export async function endPeriod(work: Work, id: string): Promise<void> {
  const subscription = await lockObject(work, { kind: "subscription", id });
  const latest = await getObject(work, { kind: "invoice", id: String(subscription.latest_invoice) });
  if (latest.status === "draft") return continueSubscription(work, subscription);
  const data = subscription.items.data.map((item) => ({ ...item, current_period_end: work.now }));
  const ending = { ...subscription, billing_cycle_anchor: work.now, items: { ...subscription.items, data } };
  await continueSubscription(work, subscription.status === "past_due" ? subscription : ending);
}

/** Begins the next period with a draft of its invoice. */
async function renew(work: Work, before: Stripe.Subscription): Promise<void> {
  const data = before.items.data.map((item) => ({
    ...item,
    current_period_start: item.current_period_end,
    current_period_end: item.price.recurring
      ? endOfPeriod(item.current_period_end, { anchor: before.billing_cycle_anchor, recurring: item.price.recurring })
      : item.current_period_end,
  }));
  const next = { ...before, items: { ...before.items, data } };
  const latest = await getObject(work, { kind: "invoice", id: String(before.latest_invoice) });
  const lines: InvoiceLine[] = data.map(({ price, quantity = 1 }) => ({
    price,
    quantity,
    description:
      latest.lines.data.find((line) => line.pricing?.price_details?.price === price.id)?.description ??
      "Subscription update",
  }));
  const unpaid = await toInvoice(work, { subscription: next, lines, billingReason: "subscription_cycle" });
  // Counted from the end of the period, so that a clock that jumps finds everything that has become due.
  const finalizesAt = periodStartOf(next) + DRAFT;
  const invoice = await insertObject(work, { kind: "invoice", object: toDraft(unpaid, finalizesAt) });
  const after = await saveScheduled<Stripe.Subscription>(work, {
    object: { ...next, latest_invoice: invoice.id },
    dueAt: finalizesAt,
  });
  await recordEvent(work, { type: "invoice.created", object: invoice });
  await recordUpdate(work, { before, after });
}

/** Finalizes the draft of a renewal's invoice and collects it. */
async function finalize(
  work: Work,
  { subscription, invoice: draft }: { subscription: Stripe.Subscription; invoice: Stripe.Invoice },
): Promise<void> {
  const customer = await getObject(work, { kind: "customer", id: String(subscription.customer) });
  const invoice = await saveObject(work, toFinalized(work, { invoice: draft, customer }));
  await recordEvent(work, { type: "invoice.finalized", object: invoice });
  const unpaid = toPaymentIntent({
    now: work.now,
    amount: invoice.total,
    currency: invoice.currency,
    customer: String(subscription.customer),
    description: "Subscription update",
  });
  const intent = await createIntent(work, {
    intent: { ...unpaid, setup_future_usage: "off_session" },
    notes: { invoice: invoice.id },
  });
  await collect(work, { before: subscription, after: subscription, invoice, intent });
}

async function retry(work: Work, subscription: Stripe.Subscription): Promise<void> {
  const invoice = await lockObject(work, { kind: "invoice", id: String(subscription.latest_invoice) });
  const payment = await findPayment(work, invoice.id);
  const intent = await lockObject(work, { kind: "payment_intent", id: String(payment?.payment.payment_intent) });
  await collect(work, { before: subscription, after: subscription, invoice, intent, payment });
}

/** Which payment intent pays an invoice. */
export async function findPayment(work: Work, invoiceId: string): Promise<Stripe.InvoicePayment | undefined> {
  const { rows } = await work.client.query<{ body: Stripe.InvoicePayment }>(
    "SELECT body FROM payment_sandbox.objects WHERE kind = 'invoice_payment' AND body ->> 'invoice' = $1",
    [invoiceId],
  );
  return rows[0]?.body;
}

interface Renewal {
  readonly before: Stripe.Subscription;
  readonly after: Stripe.Subscription;
  readonly invoice: Stripe.Invoice;
  readonly intent: Stripe.PaymentIntent;
  /** From an earlier attempt at the same invoice. */
  readonly payment?: Stripe.InvoicePayment | undefined;
}

/** Attempts to collect the payment for an invoice, and updates the invoice, its payment and the subscription. */
async function collect(work: Work, renewal: Renewal): Promise<void> {
  const { after, invoice, intent, payment } = renewal;
  const id = String(after.default_payment_method);
  const method = await getObject(work, { kind: "payment_method", id });
  const tried = await payIntent(work, { intent, method, offSession: true, exempt: true }).catch((error: unknown) => {
    if (error instanceof Declined) return error.intent;
    throw error;
  });
  if (!payment) await addPayment(work, { invoice, intent: tried });
  if (tried.status === "succeeded") return succeed(work, { ...renewal, intent: tried });
  const isAsked = tried.last_payment_error?.decline_code === UNAUTHENTICATED.decline_code;
  await fail(work, { ...renewal, intent: tried, isAsked });
}

/** Records that a renewal was paid with its intent. */
export async function succeed(work: Work, { before, after, invoice, intent, payment }: Renewal): Promise<void> {
  if (payment) {
    const transitions = { ...payment.status_transitions, paid_at: work.now };
    await saveObject(work, { ...payment, amount_paid: intent.amount, status: "paid", status_transitions: transitions });
  }
  const paid = await saveObject(work, toPaid(invoice, work.now));
  await recordEvent(work, { type: "invoice.paid", object: paid });
  // Paying what an ended subscription owes does not revive it.
  if (before.status !== "canceled") await activate(work, { before, after });
}

/** A subscription that owes nothing anymore is active until its period ends. */
export async function activate(
  work: Work,
  { before, after }: { before: Stripe.Subscription; after: Stripe.Subscription },
): Promise<void> {
  const active = await saveScheduled<Stripe.Subscription>(work, {
    object: { ...after, status: "active" },
    dueAt: periodEndOf(after),
  });
  await recordUpdate(work, { before, after: active });
}

/** `isAsked`: whether the bank requires the customer to authenticate the payment. */
async function fail(work: Work, { before, after, invoice, isAsked }: Renewal & { isAsked: boolean }): Promise<void> {
  const pause = RETRIES[invoice.attempt_count];
  const next = pause === undefined ? null : work.now + pause;
  const failed = await saveObject<Stripe.Invoice>(work, {
    ...invoice,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    next_payment_attempt: next,
  });
  await recordEvent(work, { type: "invoice.payment_failed", object: failed });
  if (isAsked) await recordEvent(work, { type: "invoice.payment_action_required", object: failed });
  if (next === null) {
    await endSubscription(work, { subscription: after, reason: "payment_failed" });
    return;
  }
  const overdue = await saveScheduled<Stripe.Subscription>(work, {
    object: { ...after, status: "past_due" },
    dueAt: next,
  });
  await recordUpdate(work, { before, after: overdue });
}
