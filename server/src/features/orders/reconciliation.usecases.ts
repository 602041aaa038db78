import { DAY_MS, MINUTE_MS } from "@vestpocket/domain/shared/durations";
import type Stripe from "stripe";
import { RECONCILIATION_BATCH, reconcileDue } from "../../platform/payments/reconciliation.ts";
import { recordPayment } from "./fulfilment.usecases.ts";
import { findIntent } from "./intents.usecases.ts";
import type { ReconciliationDeps } from "./orders.deps.ts";
import { findOrder, listDueOrders, lockOrder, type OrderRow, setCheck, updateOrder } from "./orders.queries.ts";
import { recordPaidWith } from "./paid-with.usecases.ts";
import { followIntent } from "./quotes.usecases.ts";
import { recordCancellation } from "./reversals.usecases.ts";
import { recordSavedCards } from "./saved-cards.usecases.ts";
import { refundUndelivered } from "./undelivered.usecases.ts";

/** How long an authentication may stay unfinished. */
const AUTHENTICATION_MS = 30 * MINUTE_MS;
/** How long a payment may stay untouched before it counts as abandoned. */
const ABANDONED_MS = DAY_MS;

/** Reconciles open orders that are due, refunds what could not be delivered, and looks up payment methods. */
export async function reconcileOrders(deps: ReconciliationDeps): Promise<void> {
  const { db, clock, log } = deps;
  const now = clock.now();
  await reconcileDue({
    items: await listDueOrders(db, now, RECONCILIATION_BATCH),
    now,
    log,
    waitingSince: ({ updatedAt }) => updatedAt,
    setCheckAt: ({ id }, checkAt) => setCheck(db, id, checkAt),
    reconcile: async (order) => {
      await reconcileOrder(deps, order);
    },
    describe: ({ id }) => ({ order: id }),
  });
  await refundUndelivered(deps, now);
  await recordPaidWith(deps);
  await recordSavedCards(deps);
}

/**
 * Applies the state and price of a listing order's payment at the provider, and returns the payment; undefined if it
 * has none. Throws Failure 503 if the provider does not respond.
 */
export async function reconcileOrder(
  deps: ReconciliationDeps,
  order: OrderRow,
): Promise<Stripe.PaymentIntent | undefined> {
  let intent = await findIntent(deps, order);
  if (intent === undefined) {
    if (ageOf(deps, order) > ABANDONED_MS) await cancelUnstarted(deps, order);
    return undefined;
  }
  // Read after the payment: an authentication that it shows began after the order was touched.
  const age = ageOf(deps, (await findOrder(deps.db, order.id)) ?? order);
  const isOver = intent.status === "succeeded" || intent.status === "canceled" || intent.status === "processing";
  const timeout = intent.status === "requires_action" ? AUTHENTICATION_MS : ABANDONED_MS;
  const isExplained = isOver || (await followIntent(deps, { id: order.id, intent }));
  if (!isOver && (!isExplained || age > timeout)) intent = await cancelIntent(deps, intent.id);
  await applyOutcome(deps, intent);
  return intent;
}

/** How long ago a choice was made for an order, or its payment page was about to confirm a card; in milliseconds. */
function ageOf({ clock }: ReconciliationDeps, { updatedAt }: OrderRow): number {
  return clock.now().getTime() - updatedAt.getTime();
}

/** Applies a finished payment to its order. */
export async function applyOutcome(deps: ReconciliationDeps, intent: Stripe.PaymentIntent): Promise<void> {
  if (intent.status === "succeeded") await deps.db.transaction((tx) => recordPayment(deps, tx, intent));
  if (intent.status === "canceled") await deps.db.transaction((tx) => recordCancellation(deps, tx, intent.id));
}

/** Cancels a payment at the provider. */
export async function cancelIntent({ payments }: ReconciliationDeps, intentId: string): Promise<Stripe.PaymentIntent> {
  return payments.ask((stripe) => stripe.paymentIntents.cancel(intentId));
}

/** Cancels an order whose payment was never created, or never reached a browser. */
export async function cancelUnstarted({ db, clock, recordAudit }: ReconciliationDeps, { id }: OrderRow): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order?.status !== "open" || order.intentId !== null) return;
    await updateOrder(tx, id, { status: "cancelled", updatedAt: clock.now(), checkAt: null });
    await recordAudit(tx, { action: "orders.cancel", subject: { kind: "order", id } });
  });
}
