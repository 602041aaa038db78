import type Stripe from "stripe";

/** What is read from a subscription as the provider shows it. */

/** Whether it may still be paid for. */
export function isRunning(subscription: Stripe.Subscription | undefined): boolean {
  return subscription !== undefined && !["canceled", "incomplete_expired"].includes(subscription.status);
}

/** Whether it is not renewed after its period. */
export function isEnding(subscription: Stripe.Subscription): boolean {
  return subscription.cancel_at_period_end || subscription.cancel_at !== null;
}

/** The end of what its last invoice is for. */
export function endOfPeriod({ items }: Stripe.Subscription): Date {
  return new Date(Math.max(...items.data.map((item) => item.current_period_end)) * 1000);
}

/** Its last invoice, where that was asked for with it. */
export function readInvoice({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice | undefined {
  return invoice === null || typeof invoice === "string" ? undefined : invoice;
}

/** The payment that an invoice was paid with. */
export function readIntentId(invoice: Stripe.Invoice): string | null {
  const paid = invoice.payments?.data.find(({ status }) => status === "paid");
  return toId(paid?.payment.payment_intent) ?? null;
}

/** The id of what the provider names by its id or shows in whole. */
export function toId(reference: string | { id?: string } | null | undefined): string | undefined {
  return typeof reference === "string" ? reference : reference?.id;
}
