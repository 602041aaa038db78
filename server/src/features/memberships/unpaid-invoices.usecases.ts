import type Stripe from "stripe";
import type { Queryable } from "../../platform/database/database.ts";
import { logPaymentMismatch } from "../../platform/payments/mismatch.ts";
import { ignoreRefusal } from "../../platform/payments/provider-answers.ts";
import type { MembershipDeps } from "./memberships.deps.ts";
import { hasOrder } from "./memberships.queries.ts";
import { isOurs, isRunning, isUnpaid, readInvoice, toSubscriptionIds } from "./subscriptions.rules.ts";

/**
 * Voids the unpaid invoice of a subscription of ours that has ended. The provider only stops collecting it: anyone with
 * the link to its page could still pay for a year that will not begin. Idempotent. Throws Failure 503 if the provider
 * does not respond.
 */
export async function voidUnpaidInvoice(
  { payments }: Pick<MembershipDeps, "payments">,
  subscription: Stripe.Subscription,
): Promise<void> {
  const invoice = readInvoice(subscription);
  if (isRunning(subscription) || !isOurs(subscription) || invoice?.id === undefined || !isUnpaid(invoice)) return;
  const { id } = invoice;
  // The provider rejects this if it was paid or voided a moment ago.
  await ignoreRefusal(payments.ask((stripe) => stripe.invoices.voidInvoice(id)));
}

/**
 * Raises an alarm if the latest invoice of a subscription of ours that has ended was paid, but by no order: nothing was
 * granted for the money.
 */
export async function reportUnknownPayment(
  { log }: Pick<MembershipDeps, "log">,
  db: Queryable,
  subscription: Stripe.Subscription,
): Promise<void> {
  const invoice = readInvoice(subscription);
  if (isRunning(subscription) || !isOurs(subscription) || invoice?.status !== "paid") return;
  if (await hasOrder(db, invoice.id ?? "")) return;
  const reason = "no order for a paid invoice, whose subscription has ended";
  logPaymentMismatch(log, { reason, ...toSubscriptionIds(subscription) });
}
