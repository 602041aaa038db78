import type Stripe from "stripe";
import { type Card, readCard, type TypedCard } from "./cards.ts";
import { getObject, lockObject } from "./objects.ts";
import { keepPaymentMethod } from "./payment-methods.ts";
import { payIntent } from "./payments.ts";
import { findPayment, succeed } from "./renewals.ts";
import { toDate, type Work } from "./work.ts";

/** What an invoice's page shows. */
export interface HostedInvoice {
  readonly invoice: Stripe.Invoice;
  /** Undefined before the first attempt to collect it. */
  readonly intent: Stripe.PaymentIntent | undefined;
}

/** A finalized invoice with its payment. */
export async function readHostedInvoice(work: Work, id: string): Promise<HostedInvoice> {
  const invoice = await getObject(work, { kind: "invoice", id });
  const intentId = (await findPayment(work, id))?.payment.payment_intent;
  const intent = intentId && (await getObject(work, { kind: "payment_intent", id: String(intentId) }));
  return { invoice, intent: intent || undefined };
}

/**
 * Whether an invoice can be paid on its page. As at Stripe, this includes one whose subscription has ended: it is only
 * no longer collected automatically.
 */
export const isPayable = ({ invoice, intent }: HostedInvoice): boolean =>
  invoice.status === "open" && intent !== undefined;

/**
 * Pays an invoice with a card as typed. Does nothing if it cannot be paid. Throws the same errors as a confirmation if
 * the card is invalid or declined.
 */
export async function payInvoice(
  work: Work,
  { id, typed }: { id: string; typed: TypedCard },
): Promise<Stripe.PaymentIntent | undefined> {
  const locked = await lockRenewal(work, id);
  if (locked === undefined) return undefined;
  const card: Card = readCard(typed, { now: toDate(work.now), within: "card" });
  const method = await keepPaymentMethod(work, { card });
  const intent = await payIntent(work, {
    intent: locked.intent,
    method,
    returnUrl: `${work.pagesUrl}/invoice/${id}`,
  });
  if (intent.status === "succeeded") await succeed(work, { ...locked, intent });
  return intent;
}

/**
 * The subscription, then its invoice, then the payment: in the order in which they are collected. Undefined if it
 * cannot be paid.
 */
export async function lockRenewal(work: Work, id: string) {
  const { parent } = await getObject(work, { kind: "invoice", id });
  const subscriptionId = String(parent?.subscription_details?.subscription);
  const before = await lockObject(work, { kind: "subscription", id: subscriptionId });
  const invoice = await lockObject(work, { kind: "invoice", id });
  const payment = await findPayment(work, id);
  if (payment === undefined) return undefined;
  const intent = await lockObject(work, { kind: "payment_intent", id: String(payment.payment.payment_intent) });
  return isPayable({ invoice, intent }) ? { before, after: before, invoice, payment, intent } : undefined;
}
