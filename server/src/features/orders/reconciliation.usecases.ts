import { DAY_MS, MINUTE_MS } from "@vestpocket/domain/shared/durations";
import type Stripe from "stripe";
import { RECONCILIATION_BATCH, reconcileDue } from "../../platform/payments/reconciliation.ts";
import { recordPayment } from "./fulfilment.usecases.ts";
import type { ReconciliationDeps } from "./orders.deps.ts";
import { listDueOrders, listUndelivered, lockOrder, type OrderRow, setCheck, updateOrder } from "./orders.queries.ts";
import { recordCancellation, recordRefund } from "./reversals.usecases.ts";

/** How long an authentication may stay unfinished. */
const AUTHENTICATION_MS = 30 * MINUTE_MS;
/** How long a payment may stay untouched before it counts as abandoned. */
const ABANDONED_MS = DAY_MS;

/** Reconciles the open orders that are due, then refunds what could not be delivered. */
export async function reconcileOrders(deps: ReconciliationDeps): Promise<void> {
  const { db, clock, log } = deps;
  const now = clock.now();
  await reconcileDue({
    items: await listDueOrders(db, now, RECONCILIATION_BATCH),
    now,
    log,
    waitingSince: ({ updatedAt }) => updatedAt,
    setCheckAt: ({ id }, checkAt) => setCheck(db, id, checkAt),
    reconcile: (order) => reconcileOrder(deps, order),
    describe: ({ id }) => ({ order: id }),
  });
  await refundUndelivered(deps);
}

/** Applies the state of a listing order's payment at the provider. Throws Failure 503 if the provider does not answer. */
export async function reconcileOrder(deps: ReconciliationDeps, order: OrderRow): Promise<void> {
  const { db, clock, payments } = deps;
  const { intentId } = order;
  const age = clock.now().getTime() - order.updatedAt.getTime();
  if (intentId === null) {
    if (age > ABANDONED_MS) await cancelUnstarted(deps, order);
    return;
  }
  let intent: Stripe.PaymentIntent = await payments.ask((stripe) => stripe.paymentIntents.retrieve(intentId));
  const isOver = intent.status === "succeeded" || intent.status === "canceled" || intent.status === "processing";
  const timeout = intent.status === "requires_action" ? AUTHENTICATION_MS : ABANDONED_MS;
  if (!isOver && age > timeout) intent = await cancelIntent(deps, intentId);
  if (intent.status === "succeeded") await db.transaction((tx) => recordPayment(deps, tx, intent));
  if (intent.status === "canceled") await db.transaction((tx) => recordCancellation(deps, tx, intentId));
}

/** Cancels a payment at the provider. */
export async function cancelIntent({ payments }: ReconciliationDeps, intentId: string): Promise<Stripe.PaymentIntent> {
  return payments.ask((stripe) => stripe.paymentIntents.cancel(intentId));
}

/** Cancels an order whose payment was never created, or never reached a browser. */
async function cancelUnstarted({ db, clock, recordAudit }: ReconciliationDeps, { id }: OrderRow): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order?.status !== "open" || order.intentId !== null) return;
    await updateOrder(tx, id, { status: "cancelled", updatedAt: clock.now(), checkAt: null });
    await recordAudit(tx, { action: "orders.cancel", subject: { kind: "order", id } });
  });
}

/** Refunds orders whose listing could not be published. */
async function refundUndelivered(deps: ReconciliationDeps): Promise<void> {
  const { db, payments } = deps;
  for (const { id, intentId } of await listUndelivered(db, RECONCILIATION_BATCH)) {
    if (intentId === null) continue;
    await payments.ask((stripe) =>
      stripe.refunds.create(
        { payment_intent: intentId, metadata: { orderId: id } },
        { idempotencyKey: `refund-${id}` },
      ),
    );
    const charge = await findLatestCharge(deps, intentId);
    if (charge !== undefined) await db.transaction((tx) => recordRefund(deps, tx, charge));
  }
}

/** A payment's latest charge with its refunds, as the provider has it now. */
export async function findLatestCharge(
  { payments }: Pick<ReconciliationDeps, "payments">,
  intentId: string,
): Promise<Stripe.Charge | undefined> {
  const { latest_charge: charge } = await payments.ask((stripe) =>
    stripe.paymentIntents.retrieve(intentId, { expand: ["latest_charge"] }),
  );
  return charge === null || typeof charge === "string" ? undefined : charge;
}
