import { needsApproval, REFUND_MESSAGES, refundableCents } from "@vestpocket/domain/orders/order-administration.rules";
import type { AdminOrderDetails, RefundRequest } from "@vestpocket/domain/orders/order-administration.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import type { Approved } from "../../platform/approvals.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields } from "../../platform/http/failure.ts";
import { isKeyTaken, isRefusal } from "../../platform/payments/provider-answers.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { findLines, type LineRow, markLines } from "./lines.queries.ts";
import { getOrderDetails } from "./order-administration.usecases.ts";
import type { OrderDeps } from "./orders.deps.ts";
import { orderNotFound } from "./orders.failures.ts";
import { findOrder, lockOrder, type QuotedOrder, updateOrder } from "./orders.queries.ts";
import { createRefund, findLatestCharge } from "./provider-refunds.usecases.ts";
import { refundChanged, refundInProgress, refundNotPaid, refundRefused, refundTooMuch } from "./refunds.failures.ts";
import { recordRefund } from "./reversals.usecases.ts";

interface RefundOrder {
  readonly viewer: Pick<Viewer, "uid">;
  /** Amounts in error messages are formatted for it. */
  readonly language: Language;
  readonly id: string;
  readonly request: RefundRequest;
  /** If a second administrator approved it. */
  readonly approval?: Pick<Approved, "take" | "approverId">;
}

/**
 * Refunds all or part of an order. The request includes the refunded amount that the administrator saw, so that neither
 * a second click nor a second administrator refunds more. Throws Failure: 400 for more than is left, 404, 409 for an
 * order that is not paid, has been refunded further, or while another refund is in progress, 503 if the provider does
 * not respond. The call can be retried. A refund that takes a second administrator is only asked for (product.md §8.12).
 */
export async function refundOrder(deps: OrderDeps, refund: RefundOrder): Promise<AdminOrderDetails> {
  const { viewer, id, language } = refund;
  await makeRefund(deps, refund);
  return getOrderDetails(deps, { id, reader: { uid: viewer.uid, language } });
}

/** Makes a refund that a second administrator approved, as it was asked for. Throws Failure. */
export async function refundApproved(deps: OrderDeps, { asker, id, request, ...approval }: Approved): Promise<void> {
  await makeRefund(deps, { viewer: asker, language: "en", id, request: request as RefundRequest, approval });
}

async function makeRefund(deps: OrderDeps, refund: RefundOrder): Promise<void> {
  const { db } = deps;
  const { id, language, request } = refund;
  const requested = await requestRefund(deps, refund);
  if (requested === undefined) return;
  const { order, intentId, cents } = requested;
  try {
    await createRefund(deps, { order, intentId, cents, reason: request.reason });
  } catch (error) {
    if (!isKeyTaken(error) && !isRefusal(error)) throw error;
    // More was refunded at the provider than we knew of: record that first.
    await syncRefunds(deps, { order, intentId });
    await forgetRefund(deps, order);
    if (isKeyTaken(error)) throw refundInProgress();
    const latest = await findOrder(db, id);
    const left = latest === undefined ? 0 : refundableOf(latest);
    if (left === 0) throw refundNotPaid();
    throw left < cents ? refundTooMuch({ cents: left, language }) : refundRefused();
  }
  await syncRefunds(deps, { order, intentId });
}

/**
 * Decides how much to refund and audits the request, before the provider is called. Undefined if a second administrator
 * has to approve it first.
 */
async function requestRefund(
  { db, clock, recordAudit, refundsUpToCents, askApproval }: OrderDeps,
  { viewer, language, id, request, approval }: RefundOrder,
): Promise<{ order: QuotedOrder; intentId: string; cents: number } | undefined> {
  const { amountCents, listingId, reason, note, refundedCents } = request;
  return db.transaction(async (tx) => {
    const order = (await lockOrder(tx, id)) && (await findOrder(tx, id));
    if (order === undefined) throw orderNotFound();
    const { intentId } = order;
    const left = refundableOf(order);
    if (intentId === null || left === 0) throw refundNotPaid();
    const line = listingId === undefined ? undefined : await findRefundableLine(tx, { order, listingId });
    const cents = line?.totalCents ?? amountCents ?? left;
    if (refundedCents !== order.refundedCents) throw refundChanged();
    if (cents > left) throw refundTooMuch({ cents: left, language });
    const limit = { refundedCents, cents, upToCents: refundsUpToCents };
    if (approval === undefined && needsApproval(limit)) {
      const asked = { ...(listingId === undefined ? { amountCents: cents } : { listingId }), refundedCents, reason };
      await askApproval(tx, { kind: "refund", uid: viewer.uid, id, request: asked, cents, reason: note });
      return undefined;
    }
    await approval?.take(tx);
    if (line !== undefined) await markLines(tx, [line], { refundingAt: clock.now() });
    await updateOrder(tx, id, { refundReason: reason, updatedAt: clock.now() });
    await recordAudit(tx, {
      actorId: viewer.uid,
      action: "orders.refund",
      subject: { kind: "order", id },
      details: { cents, reason, ...(approval && { approvedBy: approval.approverId }) },
    });
    return { order, intentId, cents };
  });
}

/** One of several listings that was not refunded yet. Throws Failure 400. */
async function findRefundableLine(
  tx: Queryable,
  { order, listingId }: { order: QuotedOrder; listingId: string },
): Promise<LineRow> {
  const lines = await findLines(tx, order.id, order.revision);
  const line = lines.find((each) => each.listingId === listingId && each.refundedAt === null);
  if (line === undefined) throw badFields({ listingId: REFUND_MESSAGES.notInOrder });
  return line;
}

/** A refund that the provider refused ends no listing. */
async function forgetRefund({ db }: OrderDeps, order: QuotedOrder): Promise<void> {
  await markLines(db, await findLines(db, order.id, order.revision), { refundingAt: null });
}

/** Records what the provider has refunded so far. */
async function syncRefunds(
  deps: OrderDeps,
  { order, intentId }: { order: QuotedOrder; intentId: string },
): Promise<void> {
  const charge = await findLatestCharge(deps, intentId);
  if (charge === undefined) return;
  if (charge.refunded && order.kind === "membership") {
    await deps.endSubscriptions({ uid: order.accountId, orderId: order.id });
  }
  await deps.db.transaction((tx) => recordRefund(deps, tx, charge));
}

function refundableOf({ status, refundedCents, quote: { totalCents } }: QuotedOrder): number {
  return refundableCents({ status, refundedCents, totalCents });
}
