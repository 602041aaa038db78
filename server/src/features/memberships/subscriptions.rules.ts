import { DAY_MS } from "@vestpocket/domain/shared/durations";
import type Stripe from "stripe";
import { toId } from "../../platform/payments/provider-answers.ts";
import type { MembershipRow } from "./memberships.queries.ts";

/** What is read from the provider's subscription object. */

/**
 * How long membership lasts without news of a renewal: the provider drafts its invoice, waits about an hour, then
 * charges.
 */
const GRACE_MS = DAY_MS;

/** Whether it can still be charged. */
export function isRunning(subscription: Stripe.Subscription | undefined): boolean {
  return subscription !== undefined && !["canceled", "incomplete_expired"].includes(subscription.status);
}

/** Whether this site began it: the provider's account may also hold others. */
export function isOurs({ metadata }: Stripe.Subscription): boolean {
  return metadata.accountId !== undefined;
}

/** Whether an invoice's page takes a payment. */
export function isUnpaid({ status }: Stripe.Invoice): boolean {
  return status === "open" || status === "uncollectible";
}

/** Whether it is not renewed after its period. */
export function isEnding(subscription: Stripe.Subscription): boolean {
  return subscription.cancel_at_period_end || subscription.cancel_at !== null;
}

/**
 * Until when membership continues beyond the paid period: past its end while the renewal is in progress, and for as
 * long as the provider has yet to collect it. Null once it will not be renewed or a payment has failed.
 */
export function findGrace(subscription: Stripe.Subscription, now: Date): Date | null {
  if (subscription.status !== "active") return null;
  if (isBeingRenewed(subscription)) return new Date(now.getTime() + GRACE_MS);
  return isEnding(subscription) ? null : new Date(endOfPeriod(subscription).getTime() + GRACE_MS);
}

/** Whether its next period's invoice has been issued but not paid yet. */
function isBeingRenewed(subscription: Stripe.Subscription): boolean {
  const status = readInvoice(subscription)?.status;
  return status === "draft" || status === "open";
}

/** How long before a renewal its taxes are updated. */
const PREPARATION_MS = DAY_MS;

/** When to check a paid membership again: shortly before its renewal, and when that is due. */
export function nextCheckAt({ paidThrough, now }: { paidThrough: Date; now: Date }): Date {
  const early = new Date(paidThrough.getTime() - PREPARATION_MS);
  return early > now ? early : paidThrough;
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

/** The payment that an invoice is waiting for. */
export function readUnpaidIntentId(invoice: Stripe.Invoice): string | undefined {
  const unpaid = invoice.payments?.data.find(({ status }) => status === "open");
  return toId(unpaid?.payment.payment_intent);
}

/** Whether the bank requires the card's owner to confirm a payment. */
export function isAskedByBank({ status, last_payment_error: error }: Stripe.PaymentIntent): boolean {
  return status === "requires_action" || [error?.code, error?.decline_code].includes("authentication_required");
}

/** What an alarm about a subscription names. */
export function toSubscriptionIds({ id, customer, latest_invoice: invoice, metadata }: Stripe.Subscription) {
  return { subscription: id, customer: toId(customer), invoice: toId(invoice), order: metadata.orderId };
}

/** Whether a response requested at that time is at least as recent as the saved state. */
export function isNewer(askedAt: Date, membership: MembershipRow | undefined): boolean {
  return membership?.askedAt == null || membership.askedAt <= askedAt;
}
