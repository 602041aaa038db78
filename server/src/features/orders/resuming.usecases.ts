import type { Receipt, ResumedPayment } from "@vestpocket/domain/orders/orders.schema";
import type { Viewer } from "../../platform/session/viewer.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import { requirePayer } from "./buyers.usecases.ts";
import { cancelOrder, requirePayableStill } from "./cancelling.usecases.ts";
import { getIntent, isChangeable } from "./intents.usecases.ts";
import type { OrderDeps } from "./orders.deps.ts";
import { MANY_DECLINED } from "./orders.failures.ts";
import { findOrder, findQuote, type QuotedOrder } from "./orders.queries.ts";
import { getOwnOrder, readOwnOrder } from "./orders.usecases.ts";
import { toResumedPayment } from "./orders.views.ts";
import { syncIntent } from "./quotes.usecases.ts";
import { reconcileOrder } from "./reconciliation.usecases.ts";

interface OwnOrder {
  readonly viewer: Viewer;
  readonly id: string;
}

/**
 * What a browser needs to continue an order's payment, wherever it was started; null if the order is not open. An order
 * whose listing can no longer be paid for is cancelled. Throws Failure: 403 if the viewer may not pay, 404, 409 for such
 * a listing or if other calls keep changing the order, 429, 503 if the provider does not respond.
 */
export async function resumePayment(
  deps: OrderDeps,
  { viewer, id }: OwnOrder,
): Promise<{ order: Receipt; payment: ResumedPayment | null }> {
  const { limits } = deps;
  await requirePayer(deps, viewer);
  const order = await getOwnOrder(deps, { viewer, id });
  await requireWithinLimit(limits.checks.take(viewer.uid));
  await requireWithinLimit(limits.declines.peek(viewer.uid), MANY_DECLINED);
  let payment: ResumedPayment | null = null;
  if (isPayable(order)) {
    const intent = await reconcileOrder(deps, order);
    if (intent === undefined || isChangeable(intent)) await requirePayableStill(deps, { viewer, id });
    payment = await findPayment(deps, id);
  }
  return { order: await readOwnOrder(deps, { viewer, id }), payment };
}

/** The payment of an open order; recreated if it is gone. */
async function findPayment(deps: OrderDeps, id: string): Promise<ResumedPayment | null> {
  const order = await findOrder(deps.db, id);
  if (order === undefined || !isPayable(order)) return null;
  const intent = await getIntent(deps, order);
  const isBegunAnew = intent.id !== order.intentId;
  const wanted = isBegunAnew ? await findQuote(deps.db, id, order.revision) : undefined;
  if (wanted === undefined) return toResumedPayment(intent);
  const { clientSecret } = await syncIntent(deps, { order, wanted, intent });
  return toResumedPayment({ ...intent, client_secret: clientSecret });
}

/**
 * Cancels an unpaid order. What the provider has done meanwhile takes precedence. Throws Failure like `resumePayment`.
 */
export async function cancelPayment(deps: OrderDeps, { viewer, id }: OwnOrder): Promise<Receipt> {
  const order = await getOwnOrder(deps, { viewer, id });
  await requireWithinLimit(deps.limits.checks.take(viewer.uid));
  if (isPayable(order)) await cancelOrder(deps, order);
  return readOwnOrder(deps, { viewer, id });
}

const isPayable = ({ kind, status }: QuotedOrder) => kind === "listing" && status === "open";
