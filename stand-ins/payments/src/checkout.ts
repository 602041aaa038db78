import type Stripe from "stripe";
import { type Card, readCard, type TypedCard } from "./cards.ts";
import { lockSession } from "./checkout-sessions.ts";
import { toCustomer } from "./customers.ts";
import { recordEvent } from "./events.ts";
import { addPayment, toInvoice, toPaid } from "./invoices.ts";
import { addNotes, getObject, insertObject, lockObject, readNotes, saveObject } from "./objects.ts";
import { createIntent, toPaymentIntent } from "./payment-intents.ts";
import { keepPaymentMethod } from "./payment-methods.ts";
import { answerChallenge, payIntent } from "./payments.ts";
import { periodEndOf, toSubscription } from "./subscriptions.ts";
import { toDate, type Work } from "./work.ts";

/**
 * Pays a session with a card as it was typed, and begins its subscription. Nothing happens to a session that is no
 * longer open; throws as a confirmation does where the card is wrong or refused.
 */
export async function paySession(work: Work, id: string, typed: TypedCard): Promise<Stripe.PaymentIntent | undefined> {
  const session = await lockSession(work, id);
  if (session.status !== "open") return undefined;
  const card: Card = readCard(typed, toDate(work.now), "card");
  const method = await keepPaymentMethod(work, card);
  const intent = await payIntent(work, await beginPayment(work, session), method, {
    returnUrl: `${work.pagesUrl}/checkout/${id}`,
  });
  if (intent.status === "succeeded") await completeSession(work, session, intent);
  return intent;
}

/** The payer's answer to the bank's question; nothing where it was answered before. */
export async function authenticate(work: Work, id: string, complete: boolean): Promise<Stripe.PaymentIntent> {
  // Whoever pays a session locks it before its intent; so has this, or the two could wait for each other.
  const { session: sessionId } = await readNotes(work, id);
  const session = sessionId === undefined ? undefined : await lockSession(work, sessionId);
  const intent = await lockObject(work, "payment_intent", id, "intent");
  if (intent.status !== "requires_action") return intent;
  const answered = await answerChallenge(work, intent, complete);
  if (session?.status === "open" && answered.status === "succeeded") await completeSession(work, session, answered);
  return answered;
}

/** A session's payment: the one an earlier attempt began, or a new one. */
async function beginPayment(work: Work, session: Stripe.Checkout.Session): Promise<Stripe.PaymentIntent> {
  const { payment_intent: begun } = await readNotes(work, session.id);
  if (begun) return lockObject(work, "payment_intent", begun);
  const intent = toPaymentIntent({
    now: work.now,
    amount: session.amount_total ?? 0,
    currency: session.currency ?? "cad",
    customer: session.customer === null ? null : String(session.customer),
    description: "Subscription creation",
  });
  await addNotes(work, session.id, { payment_intent: intent.id });
  return createIntent(work, { ...intent, setup_future_usage: "off_session" }, { session: session.id });
}

async function completeSession(
  work: Work,
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent,
): Promise<void> {
  const { lines = [], subscription: begun } = await readNotes(work, session.id);
  const customer =
    session.customer === null
      ? (await insertObject(work, "customer", toCustomer(work.now, session.customer_email))).id
      : String(session.customer);
  const method = await getObject(work, "payment_method", String(intent.payment_method));
  await saveObject(work, { ...method, customer });
  const draft = toSubscription({
    now: work.now,
    customer,
    method: method.id,
    lines,
    metadata: begun?.metadata ?? {},
    description: begun?.description ?? null,
  });
  const invoice = toPaid(await toInvoice(work, draft, lines, "subscription_create"), work.now);
  const subscription: Stripe.Subscription = { ...draft, latest_invoice: invoice.id };
  await insertObject(work, "subscription", subscription, { dueAt: periodEndOf(subscription) });
  await insertObject(work, "invoice", invoice);
  await addPayment(work, invoice, intent);
  const completed = await saveObject<Stripe.Checkout.Session>(
    work,
    {
      ...session,
      customer,
      invoice: invoice.id,
      payment_status: "paid",
      status: "complete",
      subscription: subscription.id,
      url: null,
    },
    null,
  );
  await recordEvent(work, "customer.subscription.created", subscription);
  await recordEvent(work, "invoice.paid", invoice);
  await recordEvent(work, "checkout.session.completed", completed);
}
