import type Stripe from "stripe";
import { Failure } from "../../platform/http/failure.ts";
import { isRefusal } from "../../platform/payments/provider-answers.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { findIntent } from "./intents.usecases.ts";
import { listLines } from "./lines.usecases.ts";
import type { OrderDeps, ReconciliationDeps } from "./orders.deps.ts";
import { paymentInProgress } from "./orders.failures.ts";
import { findOrder, listOpenOrders, type OrderRow } from "./orders.queries.ts";
import { applyOutcome, cancelIntent, cancelUnstarted, reconcileOrder } from "./reconciliation.usecases.ts";

/**
 * Cancels an open order with its payment. What the provider has done meanwhile takes precedence. Throws Failure 503 if
 * the provider does not respond.
 */
export async function cancelOrder(deps: ReconciliationDeps, order: OrderRow): Promise<void> {
  const { intentId } = order;
  if (intentId === null) return cancelUnstarted(deps, order);
  let intent: Stripe.PaymentIntent | undefined;
  try {
    intent = await cancelIntent(deps, intentId);
  } catch (error) {
    // Paid or cancelled meanwhile, or gone.
    if (!isRefusal(error)) throw error;
  }
  if (intent !== undefined) return applyOutcome(deps, intent);
  await reconcileOrder(deps, order);
  const latest = await findOrder(deps.db, order.id);
  if (latest?.intentId === null) await cancelUnstarted(deps, latest);
}

/**
 * Cancels the orders that wait for the payment of these listings, also one that pays for others too. Throws Failure 409 if a
 * payment is being authenticated or processed, or was made meanwhile; 503 if the provider does not respond.
 */
export async function endOpenOrders(
  deps: ReconciliationDeps,
  { listingIds, except }: { listingIds: readonly string[]; except?: string | undefined },
): Promise<void> {
  const list = async () => (await listOpenOrders(deps.db, listingIds)).filter(({ id }) => id !== except);
  for (const order of await list()) {
    const intent = await findIntent(deps, order);
    if (intent?.status === "processing" || intent?.status === "requires_action") throw paymentInProgress();
    await cancelOrder(deps, (await findOrder(deps.db, order.id)) ?? order);
  }
  if ((await list()).length > 0) throw paymentInProgress();
}

/**
 * Throws the Failure that says why an open order's listing can no longer be paid for, and cancels the order: since it
 * was placed, the owner may have changed the draft, or an administrator may have removed it.
 */
export async function requirePayableStill(
  deps: OrderDeps,
  { viewer, id }: { viewer: Viewer; id: string },
): Promise<void> {
  const order = await findOrder(deps.db, id);
  if (order?.status !== "open") return;
  try {
    const payable = await deps.listPayable(viewer, await listLines(deps.db, order, order.quote));
    const failure = payable.find((each) => each instanceof Failure);
    if (failure !== undefined) throw failure;
  } catch (error) {
    if (!(error instanceof Failure) || (error.status !== 404 && error.status !== 409)) throw error;
    await cancelOrder(deps, order);
    // A payment that was made or begun meanwhile goes on.
    if ((await findOrder(deps.db, id))?.status === "cancelled") throw error;
  }
}
