import type Stripe from "stripe";
import { type Card, readCard, type TypedCard } from "./cards.ts";
import { lockSession } from "./checkout-sessions.ts";
import { toCustomer } from "./customers.ts";
import { recordEvent } from "./events.ts";
import { lockRenewal } from "./hosted-invoices.ts";
import { addPayment, toInvoice, toPaid } from "./invoice-object.ts";
import { addNotes, getObject, insertObject, lockObject, readNotes, saveObject, saveScheduled } from "./objects.ts";
import { toPaymentIntent } from "./payment-intent-object.ts";
import { createIntent } from "./payment-intents.ts";
import { keepPaymentMethod } from "./payment-methods.ts";
import { answerChallenge, payIntent } from "./payments.ts";
import { succeed } from "./renewals.ts";
import { periodEndOf, toSubscription } from "./subscription-object.ts";
import { toDate, type Work } from "./work.ts";

/**
 * Pays a session with a card as typed, and starts its subscription. Does nothing if the session is no longer open. Throws the
 * same errors as a confirmation if the card is invalid or declined.
 */
export async function paySession(
  work: Work,
  { id, typed }: { id: string; typed: TypedCard },
): Promise<Stripe.PaymentIntent | undefined> {
  const session = await lockSession(work, id);
  if (session.status !== "open") return undefined;
  const card: Card = readCard(typed, { now: toDate(work.now), within: "card" });
  const method = await keepPaymentMethod(work, { card });
  const intent = await payIntent(work, {
    intent: await startPayment(work, session),
    method,
    returnUrl: `${work.pagesUrl}/checkout/${id}`,
  });
  if (intent.status === "succeeded") await completeSession(work, { session, intent });
  return intent;
}

/** Applies the customer's answer to the bank's challenge. Does nothing if it was already answered. */
export async function authenticate(
  work: Work,
  { id, isComplete: complete }: { id: string; isComplete: boolean },
): Promise<Stripe.PaymentIntent> {
  // Locked in the same order as in `paySession` and `payInvoice`, to avoid a deadlock.
  const { session: sessionId, invoice } = await readNotes(work, id);
  const renewal = invoice === undefined ? undefined : await lockRenewal(work, invoice);
  const session = sessionId === undefined ? undefined : await lockSession(work, sessionId);
  const intent = await lockObject(work, { kind: "payment_intent", id, param: "intent" });
  if (intent.status !== "requires_action") return intent;
  const answered = await answerChallenge(work, { intent, isComplete: complete });
  if (renewal && answered.status === "succeeded") await succeed(work, { ...renewal, intent: answered });
  if (session?.status === "open" && answered.status === "succeeded")
    await completeSession(work, { session, intent: answered });
  return answered;
}

/** The session's payment intent: from an earlier attempt, or a new one. */
async function startPayment(work: Work, session: Stripe.Checkout.Session): Promise<Stripe.PaymentIntent> {
  const { payment_intent: earlier } = await readNotes(work, session.id);
  if (earlier) return lockObject(work, { kind: "payment_intent", id: earlier });
  const intent = toPaymentIntent({
    now: work.now,
    amount: session.amount_total ?? 0,
    currency: session.currency ?? "cad",
    customer: session.customer === null ? null : String(session.customer),
    description: "Subscription creation",
  });
  await addNotes(work, { id: session.id, notes: { payment_intent: intent.id } });
  return createIntent(work, {
    intent: { ...intent, setup_future_usage: "off_session" },
    notes: { session: session.id },
  });
}

async function completeSession(
  work: Work,
  { session, intent }: { session: Stripe.Checkout.Session; intent: Stripe.PaymentIntent },
): Promise<void> {
  const { lines = [], subscription: given } = await readNotes(work, session.id);
  const customer =
    session.customer === null
      ? (await insertObject(work, { kind: "customer", object: toCustomer(work.now, session.customer_email) })).id
      : String(session.customer);
  const method = await getObject(work, { kind: "payment_method", id: String(intent.payment_method) });
  await saveObject(work, { ...method, customer });
  const draft = toSubscription({
    now: work.now,
    customer,
    method: method.id,
    lines,
    metadata: given?.metadata ?? {},
    description: given?.description ?? null,
    taxRates: given?.default_tax_rates ?? [],
  });
  const invoice = toPaid(
    await toInvoice(work, { subscription: draft, lines, billingReason: "subscription_create" }),
    work.now,
  );
  const subscription: Stripe.Subscription = { ...draft, latest_invoice: invoice.id };
  await insertObject(work, { kind: "subscription", object: subscription, dueAt: periodEndOf(subscription) });
  await insertObject(work, { kind: "invoice", object: invoice });
  await addPayment(work, { invoice, intent });
  const completed = await saveScheduled<Stripe.Checkout.Session>(work, {
    object: {
      ...session,
      customer,
      invoice: invoice.id,
      payment_status: "paid",
      status: "complete",
      subscription: subscription.id,
      url: null,
    },
    dueAt: null,
  });
  await recordEvent(work, { type: "customer.subscription.created", object: subscription });
  await recordEvent(work, { type: "invoice.paid", object: invoice });
  await recordEvent(work, { type: "checkout.session.completed", object: completed });
}
