import type Stripe from "stripe";
import type { Queryable } from "../../platform/database/database.ts";
import { NO_EFFECT, type PaymentEffect } from "../../platform/payments/payment-effects.ts";
import { toId } from "../../platform/payments/provider-answers.ts";
import { refundFailedMail } from "./alerts.mails.ts";
import { alertAdministrators } from "./alerts.usecases.ts";
import { issueNote } from "./credit-notes.usecases.ts";
import type { FulfilmentDeps, OrderDeps } from "./orders.deps.ts";
import { lockOrderOfIntent, updateOrder } from "./orders.queries.ts";
import { findLatestCharge } from "./provider-refunds.usecases.ts";

/** A refund that failed after it was recorded: the money is the seller's again, and the buyer did not get it. */
export async function prepareFailedRefund(deps: OrderDeps, refund: Stripe.Refund): Promise<PaymentEffect> {
  const intentId = toId(refund.payment_intent);
  if (intentId === undefined || (refund.status !== "failed" && refund.status !== "canceled")) return NO_EFFECT;
  const charge = await findLatestCharge(deps, intentId);
  return charge === undefined ? NO_EFFECT : (tx) => recordFailedRefund(deps, tx, { refund, charge });
}

async function recordFailedRefund(
  deps: FulfilmentDeps,
  tx: Queryable,
  { refund, charge }: { refund: Stripe.Refund; charge: Stripe.Charge },
): Promise<void> {
  const { clock, log, recordAudit } = deps;
  const order = await lockOrderOfIntent(tx, toId(refund.payment_intent) ?? "");
  // Two events report the same failure.
  if (order === undefined || order.failedRefundId === refund.id) return;
  const now = clock.now();
  await updateOrder(tx, order.id, {
    // What ended stays ended, but the amount can be refunded again.
    status: order.status === "refunded" && !charge.refunded ? "paid" : order.status,
    refundedCents: charge.amount_refunded,
    failedRefundId: refund.id,
    // All of it may have been refunded again before we heard of the failure.
    refundFailedAt: charge.refunded ? null : now,
    // The next refund of the same amount is a different one.
    attempt: order.attempt + 1,
    updatedAt: now,
  });
  await issueNote(deps, tx, order.id);
  await recordAudit(tx, {
    action: "orders.refund_failed",
    subject: { kind: "order", id: order.id },
    details: { cents: refund.amount, reason: refund.failure_reason ?? "unknown" },
  });
  log.error({ alarm: "payment", order: order.id, refund: refund.id }, "a refund failed");
  await alertAdministrators(deps, tx, { order, cents: refund.amount, toContent: refundFailedMail });
}
