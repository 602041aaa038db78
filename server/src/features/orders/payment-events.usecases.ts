import type Stripe from "stripe";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Queryable } from "../../platform/database/database.ts";
import type { Payments } from "../../platform/payments/payments.ts";
import type { Throttle } from "../../platform/throttle.ts";
import type { Fulfilment } from "./fulfilment.usecases.ts";
import { findOrder, findOrderOfIntent, isKnownEvent, recordEvent } from "./orders.queries.ts";
import type { Settlement } from "./reconciliation.usecases.ts";

/** What an event does, in the transaction that takes note of it. */
type Effect = (tx: Queryable) => Promise<void>;

const NOTHING: Effect = async () => undefined;

export type PaymentEvents = ReturnType<typeof createPaymentEvents>;

/** Takes the provider's notifications: each counts once, in any order, together with what it does. */
export function createPaymentEvents(parts: {
  db: Database;
  clock: Clock;
  payments: Payments;
  fulfilment: Fulfilment;
  settlement: Settlement;
  /** Declined payments of an account. */
  declines: Throttle;
  /** Ends the subscriptions of an account at the provider. */
  endSubscriptions: (uid: string) => Promise<void>;
  /** What the event does to a membership; asks the provider where that needs it. Undefined for an event of something else. */
  prepareMembership: (event: Stripe.Event) => Promise<Effect> | undefined;
}) {
  const { db, clock, payments, fulfilment } = parts;

  /** After too many declined cards the payment itself is given up: a new one is refused for the rest of the day. */
  async function countDecline(intent: Stripe.PaymentIntent): Promise<Effect> {
    const { orderId } = intent.metadata;
    const order = orderId === undefined ? undefined : await findOrder(db, orderId);
    if (order?.intentId !== intent.id || order.status !== "open") return NOTHING;
    const refusal = await parts.declines.take(order.accountId);
    if (refusal === undefined && (await parts.declines.peek(order.accountId)) === undefined) return NOTHING;
    const { status } = await parts.settlement.giveUp(intent.id);
    return status === "canceled" ? (tx) => fulfilment.cancel(tx, intent.id) : NOTHING;
  }

  /** Of a membership nothing more is charged once its year went back. */
  async function endMembershipOf(payment: string | { id: string } | null): Promise<void> {
    const intentId = typeof payment === "string" ? payment : payment?.id;
    const order = intentId === undefined ? undefined : await findOrderOfIntent(db, intentId);
    if (order?.kind === "membership") await parts.endSubscriptions(order.accountId);
  }

  async function prepare(event: Stripe.Event): Promise<Effect> {
    switch (event.type) {
      case "payment_intent.succeeded":
        return (tx) => fulfilment.pay(tx, event.data.object);
      case "payment_intent.canceled":
        return (tx) => fulfilment.cancel(tx, event.data.object.id);
      case "payment_intent.payment_failed":
        return countDecline(event.data.object);
      case "charge.refunded":
        if (event.data.object.refunded) await endMembershipOf(event.data.object.payment_intent);
        return (tx) => fulfilment.refund(tx, event.data.object);
      case "charge.dispute.created":
        await endMembershipOf(event.data.object.payment_intent);
        return (tx) => fulfilment.dispute(tx, event.data.object);
      default:
        return parts.prepareMembership(event) ?? NOTHING;
    }
  }

  return {
    /** Throws Failure 400 for what the provider did not sign, and 503 where it has to be sent again. */
    async receive(body: Buffer, signature: string | undefined): Promise<void> {
      const event = payments.readEvent({ body, signature, now: clock.now() });
      if (await isKnownEvent(db, event.id)) return;
      const effect = await prepare(event);
      await db.transaction(async (tx) => {
        const isNew = await recordEvent(tx, { id: event.id, type: event.type, receivedAt: clock.now() });
        if (isNew) await effect(tx);
      });
    },
  };
}
