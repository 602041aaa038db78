import type { AdminOrderDetails, ListAdminOrdersRequest } from "@vestpocket/domain/orders/order-administration.schema";
import { describePage } from "@vestpocket/domain/shared/paging";
import type { Language } from "@vestpocket/domain/shared/text";
import { Failure } from "../../platform/http/failure.ts";
import { isRefusal } from "../../platform/payments/provider-answers.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import {
  findBoughtOrder,
  findCodeOfOrder,
  listAllOrderRows,
  listOrderEvents,
  listQuotes,
} from "./order-administration.queries.ts";
import { toAdminOrder, toAdminOrderDetails, toPayment } from "./order-administration.views.ts";
import type { OrderDeps, OrderReader } from "./orders.deps.ts";
import { orderNotFound } from "./orders.failures.ts";
import { sellerOf } from "./orders.views.ts";

/** How many refunds of an order are shown. */
const REFUNDS_MAX = 100;

/** Everyone's orders, for administrators. */
export async function listAllOrders({ db }: OrderDeps, wanted: ListAdminOrdersRequest) {
  const { rows, total } = await listAllOrderRows(db, wanted);
  return { orders: rows.map(toAdminOrder), ...describePage(wanted, total) };
}

/** An order with everything known about it. The read is audited. */
export async function readAnyOrder(
  deps: OrderDeps,
  { viewer, id, language }: { viewer: Viewer; id: string; language: Language },
): Promise<AdminOrderDetails> {
  const order = await getOrderDetails(deps, { id, reader: { uid: viewer.uid, language } });
  await deps.recordAudit(deps.db, {
    actorId: viewer.uid,
    action: "orders.read",
    subject: { kind: "order", id },
  });
  return order;
}

export async function getOrderDetails(
  deps: OrderDeps,
  { id, reader }: { id: string; reader: OrderReader },
): Promise<AdminOrderDetails> {
  const { db, seller, refundsUpToCents } = deps;
  const row = await findBoughtOrder(db, id);
  if (row === undefined) throw orderNotFound();
  const [payment, quotes, code, events, waitingRefund] = await Promise.all([
    findPayment(deps, row.intentId),
    listQuotes(db, id),
    findCodeOfOrder(db, id),
    listOrderEvents(db, id),
    deps.findWaitingRefund(id, reader),
  ]);
  const more = { seller: sellerOf(row, seller), refundsUpToCents, waitingRefund };
  return { ...toAdminOrderDetails(row, { quotes, code, events }), ...payment, ...more };
}

/** The order's payment at the provider; `isPaymentKnown` is false if the provider does not respond. */
async function findPayment(
  { payments }: OrderDeps,
  intentId: string | null,
): Promise<Pick<AdminOrderDetails, "payment" | "isPaymentKnown">> {
  if (intentId === null) return { payment: null, isPaymentKnown: true };
  try {
    const [intent, refunds] = await Promise.all([
      payments.ask((stripe) => stripe.paymentIntents.retrieve(intentId, { expand: ["latest_charge"] })),
      payments.ask((stripe) => stripe.refunds.list({ payment_intent: intentId, limit: REFUNDS_MAX })),
    ]);
    return { payment: toPayment(intent, refunds.data), isPaymentKnown: true };
  } catch (error) {
    if (!(error instanceof Failure) && !isRefusal(error)) throw error;
    return { payment: null, isPaymentKnown: false };
  }
}
