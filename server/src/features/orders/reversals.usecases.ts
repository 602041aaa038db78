import { statusAfter } from "@vestpocket/domain/orders/orders.rules";
import type Stripe from "stripe";
import type { Queryable } from "../../platform/database/database.ts";
import { logPaymentMismatch } from "../../platform/payments/mismatch.ts";
import { toId } from "../../platform/payments/provider-answers.ts";
import { creditRefund } from "./credit-notes.usecases.ts";
import { holdCode } from "./discount-codes.queries.ts";
import { findLines, type LineRow, markLines } from "./lines.queries.ts";
import { listLines, revokeLines } from "./lines.usecases.ts";
import type { FulfilmentDeps } from "./orders.deps.ts";
import { findQuote, lockOrderOfIntent, type OrderRow, updateOrder } from "./orders.queries.ts";

/** A payment was cancelled: cancels its order and releases its discount code. */
export async function recordCancellation(
  { clock, recordAudit }: FulfilmentDeps,
  tx: Queryable,
  intentId: string,
): Promise<void> {
  const order = await lockOrderOfIntent(tx, intentId);
  if (order?.kind !== "listing") return;
  const status = statusAfter(order.status, "cancelled");
  if (status !== "cancelled" || order.status === status) return;
  await updateOrder(tx, order.id, { status, updatedAt: clock.now(), checkAt: null });
  await recordAudit(tx, { action: "orders.cancel", subject: { kind: "order", id: order.id } });
  await holdCode(tx, order.id, undefined);
}

/** A payment whose own event has not arrived yet is still queried. */
export const checkAfterReversal = ({ paidAt, checkAt }: OrderRow): Date | null => (paidAt === null ? checkAt : null);

/** A charge was refunded, in part or in full. A full refund ends what was bought. */
export async function recordRefund(deps: FulfilmentDeps, tx: Queryable, charge: Stripe.Charge): Promise<void> {
  const { clock, log, recordAudit } = deps;
  const order = await lockOrderOfIntent(tx, toId(charge.payment_intent) ?? "");
  if (order === undefined) {
    if (charge.metadata.orderId !== undefined) {
      logPaymentMismatch(log, { reason: "a refund of no order", charge: charge.id });
    }
    return;
  }
  const refundedCents = charge.amount_refunded;
  const cents = refundedCents - order.refundedCents;
  if (cents <= 0) return;
  const now = clock.now();
  const status = charge.refunded ? statusAfter(order.status, "refunded") : order.status;
  await updateOrder(tx, order.id, {
    status,
    refundedCents,
    // It was made again.
    refundFailedAt: null,
    updatedAt: now,
    checkAt: checkAfterReversal(order),
  });
  await recordAudit(tx, {
    action: "orders.refunded",
    subject: { kind: "order", id: order.id },
    details: { cents, isWhole: charge.refunded },
  });
  if (charge.refunded) await revokePurchase(deps, tx, { order, now });
  const isSettled = !charge.refunded && (await endRefundedLines(deps, tx, { order, now }));
  await creditRefund(deps, tx, order.id);
  // Only then: the reason of its note is that a listing could not be published.
  if (isSettled) await updateOrder(tx, order.id, { undeliveredAt: null, updatedAt: now });
}

/** Ends the membership or the listing's run that an order paid for; false if nothing changed. */
export async function revokePurchase(
  deps: FulfilmentDeps,
  tx: Queryable,
  { order, now }: { order: OrderRow; now: Date },
): Promise<boolean> {
  const { id: orderId, kind, accountId } = order;
  if (kind === "membership") return deps.revokeMembership(tx, { uid: accountId, orderId });
  const quote = await findQuote(tx, orderId, order.revision);
  if (quote === undefined) return false;
  return revokeLines(deps, tx, { orderId, lines: await listLines(tx, order, quote), now });
}

/** A part was refunded: the lines for which that was done end, and those that could not be published are settled. True once all of those are. */
async function endRefundedLines(
  deps: FulfilmentDeps,
  tx: Queryable,
  { order, now }: { order: OrderRow; now: Date },
): Promise<boolean> {
  const lines = order.listingId === null ? await findLines(tx, order.id, order.revision) : [];
  const ended = lines.filter(({ refundingAt, refundedAt }) => refundingAt !== null && refundedAt === null);
  await revokeLines(deps, tx, { orderId: order.id, lines: ended, now });
  await markLines(tx, ended, { refundedAt: now, refundingAt: null });
  const isOpen = (line: LineRow) => line.undeliveredAt !== null && line.refundedAt === null && !ended.includes(line);
  return order.undeliveredAt !== null && ended.length > 0 && !lines.some(isOpen);
}
