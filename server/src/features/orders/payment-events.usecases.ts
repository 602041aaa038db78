import type Stripe from "stripe";
import { NO_EFFECT, type PaymentEffect } from "../../platform/payments/payment-effects.ts";
import { toId } from "../../platform/payments/provider-answers.ts";
import { prepareDispute } from "./disputes.usecases.ts";
import { prepareFailedRefund } from "./failed-refunds.usecases.ts";
import { recordPayment } from "./fulfilment.usecases.ts";
import type { OrderDeps } from "./orders.deps.ts";
import { findOrder, isKnownEvent, recordEvent } from "./orders.queries.ts";
import { findPaidOrder } from "./paid-orders.usecases.ts";
import { recordPaidWith } from "./paid-with.usecases.ts";
import { findLatestCharge } from "./provider-refunds.usecases.ts";
import { cancelIntent } from "./reconciliation.usecases.ts";
import { isRenewalOrder } from "./renewals.queries.ts";
import { recordCancellation, recordRefund } from "./reversals.usecases.ts";
import { prepareCardEvent, recordSavedCards } from "./saved-cards.usecases.ts";

interface ReceivedEvent {
  /** The raw bytes, which the provider signed. */
  readonly body: Buffer;
  readonly signature: string | undefined;
}

/**
 * Applies a webhook event once, however often and in whatever order events arrive. Throws Failure 400 if the provider
 * did not sign it, and 503 if it has to be sent again.
 */
export async function receivePaymentEvent(deps: OrderDeps, { body, signature }: ReceivedEvent): Promise<void> {
  const { db, clock, payments } = deps;
  const event = payments.readEvent({ body, signature, now: clock.now() });
  if (await isKnownEvent(db, event.id)) return;
  const effect = await prepareEvent(deps, event);
  const isNew = await db.transaction(async (tx) => {
    const isFirst = await recordEvent(tx, { id: event.id, type: event.type, receivedAt: clock.now() });
    if (isFirst) await effect(tx);
    return isFirst;
  });
  if (isNew && event.type === "payment_intent.payment_failed") await countDecline(deps, event.data.object);
  if (PAYING.has(event.type)) {
    await recordPaidWith(deps);
    await recordSavedCards(deps);
  }
}

/** Events with which an order can become paid: only then is there something new to look up. */
const PAYING: ReadonlySet<Stripe.Event["type"]> = new Set([
  "checkout.session.completed",
  "customer.subscription.created",
  "customer.subscription.updated",
  "invoice.paid",
  "payment_intent.succeeded",
]);

/** Makes the necessary provider requests before the transaction, and returns what the event changes. */
async function prepareEvent(deps: OrderDeps, event: Stripe.Event): Promise<PaymentEffect> {
  switch (event.type) {
    case "payment_intent.succeeded":
      return (tx) => recordPayment(deps, tx, event.data.object);
    case "payment_intent.canceled":
      return (tx) => recordCancellation(deps, tx, event.data.object.id);
    case "charge.refunded":
      return prepareRefund(deps, event.data.object);
    case "refund.failed":
    case "refund.updated":
      return prepareFailedRefund(deps, event.data.object);
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
    case "charge.dispute.funds_withdrawn":
    case "charge.dispute.funds_reinstated":
      return prepareDispute(deps, event);
    default:
      return prepareCardEvent(deps, event) ?? deps.prepareMembershipEvent(event) ?? NO_EFFECT;
  }
}

/**
 * Counts a declined card. After too many, cancels the payment; the account cannot start another for the rest of the
 * day. If it cannot be cancelled now, the next declined card tries again.
 */
async function countDecline(deps: OrderDeps, intent: Stripe.PaymentIntent): Promise<void> {
  const { db, limits } = deps;
  const { orderId } = intent.metadata;
  const order = orderId === undefined ? undefined : await findOrder(db, orderId);
  if (order?.intentId !== intent.id || order.status !== "open") return;
  // Nobody typed a card to test it.
  if (await isRenewalOrder(db, order.id)) return;
  const refusal = await limits.declines.take(order.accountId);
  if (refusal === undefined && (await limits.declines.peek(order.accountId)) === undefined) return;
  const { status } = await cancelIntent(deps, intent.id);
  if (status === "canceled") await db.transaction((tx) => recordCancellation(deps, tx, intent.id));
}

/**
 * Stops charging for a membership whose year was refunded. After a failed refund, an older event may still report it as
 * made.
 */
async function prepareRefund(deps: OrderDeps, event: Stripe.Charge): Promise<PaymentEffect> {
  const intentId = toId(event.payment_intent) ?? "";
  const order = await findPaidOrder(deps, intentId);
  const charge = order?.failedRefundId == null ? event : ((await findLatestCharge(deps, intentId)) ?? event);
  if (charge.refunded && order?.kind === "membership") {
    await deps.endSubscriptions({ uid: order.accountId, orderId: order.id });
  }
  return (tx) => recordRefund(deps, tx, charge);
}
