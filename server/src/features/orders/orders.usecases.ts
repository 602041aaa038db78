import type { ListOrdersRequest, PaymentConfig, Receipt } from "@vestpocket/domain/orders/orders.schema";
import { describePage } from "@vestpocket/domain/shared/paging";
import { firstCheckAt } from "../../platform/payments/reconciliation.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import { findLatestBilling } from "./billing.queries.ts";
import { requirePayableStill } from "./cancelling.usecases.ts";
import { isChangeable } from "./intents.usecases.ts";
import type { OrderDeps } from "./orders.deps.ts";
import { orderNotFound } from "./orders.failures.ts";
import { findOrder, listOrders, type QuotedOrder, touchOpenOrder } from "./orders.queries.ts";
import { toOrder, toReceipt } from "./orders.views.ts";
import { reconcileOrder } from "./reconciliation.usecases.ts";
import { findSavedCard } from "./saved-cards.queries.ts";
import { chooseSaving, recordSavedCards } from "./saved-cards.usecases.ts";
import { toSavedCard } from "./saved-cards.views.ts";

/** What the browser needs to take a payment. */
export async function readPaymentConfig({ db, payments, salesTax }: OrderDeps, viewer: Viewer): Promise<PaymentConfig> {
  return {
    billing: await findLatestBilling(db, viewer.uid),
    savedCard: toSavedCard(await findSavedCard(db, viewer.uid)),
    publishableKey: payments.publishableKey,
    testMode: !payments.isLive,
    salesTax: salesTax === undefined ? null : { hasQst: salesTax.hasQst, pst: [...salesTax.pst] },
  };
}

/** The viewer's own orders. */
export async function listOwnOrders({ db }: OrderDeps, { viewer, ...wanted }: ListOrdersRequest & { viewer: Viewer }) {
  const { page, limit, listingId } = wanted;
  const offset = (page - 1) * limit;
  const { rows, total } = await listOrders(db, { accountId: viewer.uid, listingId, limit, offset });
  return { orders: rows.map(toOrder), ...describePage(wanted, total) };
}

interface OwnOrder {
  readonly viewer: Viewer;
  readonly id: string;
}

export async function readOwnOrder(deps: OrderDeps, { viewer, id }: OwnOrder): Promise<Receipt> {
  const { db, findContact, seller } = deps;
  const order = await getOwnOrder(deps, { viewer, id });
  const buyer = await findContact(db, viewer.uid);
  if (buyer === undefined) throw orderNotFound();
  return toReceipt(order, { buyer, seller });
}

/**
 * The order after reconciling it with the provider, whose response counts as much as its webhook, and the payment that
 * it was reconciled with; null if there is none, or if the order was not open. The payment page asks for this right
 * before it confirms a card, and confirms no other payment: one from another account or mode could still be charged
 * there. It says with it whether the card is to be saved. An order whose listing can no longer be paid for is cancelled.
 * Throws Failure: 404, 409 for such a listing, 429, 503 if the provider does not respond.
 */
export async function checkOwnOrder(
  deps: OrderDeps,
  { viewer, id, savesCard }: OwnOrder & { savesCard?: boolean | undefined },
): Promise<{ order: Receipt; paymentId: string | null }> {
  const { db, clock, limits } = deps;
  const order = await getOwnOrder(deps, { viewer, id });
  await requireWithinLimit(limits.checks.take(viewer.uid));
  let paymentId: string | null = null;
  if (order.status === "open" && order.kind === "listing") {
    const intent = await reconcileOrder(deps, order);
    paymentId = intent?.id ?? null;
    const now = clock.now();
    // The time for the bank's authentication must not run from when the plan was chosen.
    if (intent !== undefined && isChangeable(intent)) {
      await requirePayableStill(deps, { viewer, id });
      await touchOpenOrder(db, id, { updatedAt: now, checkAt: firstCheckAt(now) });
      if (savesCard !== undefined) await chooseSaving(deps, { order, intent, savesCard });
    }
    // Not in the transaction of the payment, which this may just have found.
    if (intent?.status === "succeeded") await recordSavedCards(deps);
  }
  return { order: await readOwnOrder(deps, { viewer, id }), paymentId };
}

export async function getOwnOrder({ db }: OrderDeps, { viewer, id }: OwnOrder): Promise<QuotedOrder> {
  const order = await findOrder(db, id);
  if (order?.accountId !== viewer.uid) throw orderNotFound();
  return order;
}
