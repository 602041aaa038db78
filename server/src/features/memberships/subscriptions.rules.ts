import type Stripe from "stripe";
import { toId } from "../../platform/payments/provider-answers.ts";
import type { MembershipRow } from "./memberships.queries.ts";

/** What is read from a subscription as the provider returns it. */

/** Whether it can still be charged. */
export function isRunning(subscription: Stripe.Subscription | undefined): boolean {
  return subscription !== undefined && !["canceled", "incomplete_expired"].includes(subscription.status);
}

/** Whether it is not renewed after its period. */
export function isEnding(subscription: Stripe.Subscription): boolean {
  return subscription.cancel_at_period_end || subscription.cancel_at !== null;
}

/** The end of the period that its latest invoice is for. */
export function endOfPeriod({ items }: Stripe.Subscription): Date {
  return new Date(Math.max(...items.data.map((item) => item.current_period_end)) * 1000);
}

/** Its latest invoice, if that was expanded. */
export function readInvoice({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice | undefined {
  return invoice === null || typeof invoice === "string" ? undefined : invoice;
}

/** The payment that an invoice was paid with. */
export function readIntentId(invoice: Stripe.Invoice): string | null {
  const paid = invoice.payments?.data.find(({ status }) => status === "paid");
  return toId(paid?.payment.payment_intent) ?? null;
}

/** What an alarm about a subscription names. */
export function toSubscriptionIds({ id, customer, latest_invoice: invoice, metadata }: Stripe.Subscription) {
  return { subscription: id, customer: toId(customer), invoice: toId(invoice), order: metadata.orderId };
}

/** Whether an answer asked for at that time is at least as new as what is saved. */
export function isNewer(askedAt: Date, membership: MembershipRow | undefined): boolean {
  return membership?.askedAt == null || membership.askedAt <= askedAt;
}
