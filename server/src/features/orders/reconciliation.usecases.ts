import type { Logger } from "pino";
import type Stripe from "stripe";
import type { RecordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Payments } from "../../platform/payments/payments.ts";
import type { Fulfilment } from "./fulfilment.usecases.ts";
import { listDueOrders, listUndelivered, lockOrder, type OrderRow, setCheck, updateOrder } from "./orders.queries.ts";

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
/** An authentication that nobody finished is given up after that. */
const AUTHENTICATION_MS = 30 * MINUTE;
/** A payment that nobody made is given up after that. */
const ABANDONED_MS = 24 * HOUR;
/** Orders looked at in one pass. */
const PASS = 50;

export type Settlement = ReturnType<typeof createSettlement>;

/** Asks the provider for what it did not tell: the state of payments whose notification never came. */
export function createSettlement(parts: {
  db: Database;
  clock: Clock;
  log: Logger;
  payments: Payments;
  recordAudit: RecordAudit;
  fulfilment: Fulfilment;
}) {
  const { db, clock, payments, fulfilment } = parts;

  async function giveUp(intentId: string): Promise<Stripe.PaymentIntent> {
    return payments.ask((stripe) => stripe.paymentIntents.cancel(intentId));
  }

  /** An order without a payment at the provider, or whose payment never reached a browser: there is nothing to ask for. */
  async function closeUnbegun(order: OrderRow): Promise<void> {
    await db.transaction(async (tx) => {
      const present = await lockOrder(tx, order.id);
      if (present?.status !== "open" || present.intentId !== null) return;
      await updateOrder(tx, order.id, { status: "cancelled", updatedAt: clock.now(), checkAt: null });
      await parts.recordAudit(tx, { action: "orders.cancel", subject: { kind: "order", id: order.id } });
    });
  }

  /** Brings an open order of a listing to where its payment stands. Throws Failure 503 where the provider does not answer. */
  async function settle(order: OrderRow): Promise<void> {
    const { intentId } = order;
    const age = clock.now().getTime() - order.updatedAt.getTime();
    if (intentId === null) {
      if (age > ABANDONED_MS) await closeUnbegun(order);
      return;
    }
    let intent: Stripe.PaymentIntent = await payments.ask((stripe) => stripe.paymentIntents.retrieve(intentId));
    const isOver = intent.status === "succeeded" || intent.status === "canceled" || intent.status === "processing";
    const patience = intent.status === "requires_action" ? AUTHENTICATION_MS : ABANDONED_MS;
    if (!isOver && age > patience) intent = await giveUp(intentId);
    if (intent.status === "succeeded") await db.transaction((tx) => fulfilment.pay(tx, intent));
    if (intent.status === "canceled") await db.transaction((tx) => fulfilment.cancel(tx, intentId));
  }

  /** Sends back what was paid for a listing that could not be published. */
  async function refundUndelivered(): Promise<void> {
    for (const { id, intentId } of await listUndelivered(db, PASS)) {
      if (intentId === null) continue;
      await payments.ask((stripe) =>
        stripe.refunds.create(
          { payment_intent: intentId, metadata: { orderId: id } },
          { idempotencyKey: `refund-${id}` },
        ),
      );
      const intent = await payments.ask((stripe) =>
        stripe.paymentIntents.retrieve(intentId, { expand: ["latest_charge"] }),
      );
      const charge = intent.latest_charge;
      if (charge !== null && typeof charge !== "string") await db.transaction((tx) => fulfilment.refund(tx, charge));
    }
  }

  return {
    settle,
    giveUp,

    /** What is due: orders are looked at after a minute, then ever less often. */
    async lookAfter(): Promise<void> {
      const now = clock.now();
      for (const order of await listDueOrders(db, now, PASS)) {
        const age = now.getTime() - order.updatedAt.getTime();
        await setCheck(db, order.id, new Date(now.getTime() + Math.min(Math.max(age, MINUTE), HOUR)));
        try {
          await settle(order);
        } catch (error) {
          parts.log.warn({ err: error, order: order.id }, "the state of a payment is not known; it is asked for again");
        }
      }
      await refundUndelivered();
    },
  };
}
