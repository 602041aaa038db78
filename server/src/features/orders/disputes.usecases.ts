import { isClosedDispute, isInquiry } from "@vestpocket/domain/orders/disputes.rules";
import { statusAfter } from "@vestpocket/domain/orders/orders.rules";
import type { Queryable } from "../../platform/database/database.ts";
import { logPaymentMismatch } from "../../platform/payments/mismatch.ts";
import type { PaymentEffect } from "../../platform/payments/payment-effects.ts";
import { toId } from "../../platform/payments/provider-answers.ts";
import { type Alert, disputeClosedMail, disputeMail, inquiryMail } from "./alerts.mails.ts";
import { alertAdministrators } from "./alerts.usecases.ts";
import { mailDisputedBuyer } from "./buyers.usecases.ts";
import { purchaseEndedMail, purchaseRestoredMail } from "./disputes.mails.ts";
import { type DisputeRow, findDispute, isInEffect, listDisputesOf, saveDispute } from "./disputes.queries.ts";
import { addDisputeEvent, type DisputeEvent, isWithheld } from "./disputes.rules.ts";
import type { FulfilmentDeps, OrderDeps } from "./orders.deps.ts";
import { lockOrderOfIntent, type OrderRow, updateOrder } from "./orders.queries.ts";
import { findPaidOrder } from "./paid-orders.usecases.ts";
import { restorePurchase } from "./restoring.usecases.ts";
import { checkAfterReversal, revokePurchase } from "./reversals.usecases.ts";

/** What a dispute event changes. Stops charging for a membership whose year the bank took back. */
export async function prepareDispute(deps: OrderDeps, event: DisputeEvent): Promise<PaymentEffect> {
  const { db, clock, endSubscriptions } = deps;
  const order = await findPaidOrder(deps, toId(event.data.object.payment_intent) ?? "");
  if (order?.kind === "membership") {
    const before = await findDispute(db, event.data.object.id);
    const after = addDisputeEvent(event, { before, orderId: order.id, now: clock.now() });
    // Once: an event about evidence or the outcome must not end what was bought since.
    if (!isWithheld(before) && isWithheld(after)) await endSubscriptions({ uid: order.accountId, orderId: order.id });
  }
  return (tx) => recordDispute(deps, tx, event);
}

/**
 * Records what the buyer's bank does about a payment. An inquiry changes nothing but is reported to administrators;
 * once the bank has the money, what was bought ends; when the money comes back, it resumes for the remaining time. The
 * buyer is told of both.
 */
async function recordDispute(deps: FulfilmentDeps, tx: Queryable, event: DisputeEvent): Promise<void> {
  const { clock, log } = deps;
  const { id, payment_intent: intent } = event.data.object;
  const order = await lockOrderOfIntent(tx, toId(intent) ?? "");
  if (order === undefined) return logPaymentMismatch(log, { reason: "a dispute of no order", dispute: id });
  const before = await findDispute(tx, id);
  const after = addDisputeEvent(event, { before, orderId: order.id, now: clock.now() });
  await saveDispute(tx, after);
  if (!isWithheld(before) && isWithheld(after)) await withhold(deps, tx, { order, dispute: after });
  await tellAdministrators(deps, tx, { order, before, after });
  if (isWithheld(before) && !isWithheld(after)) await release(deps, tx, { order, dispute: after });
  if (isClosing(before, after)) await reportOutcome(deps, tx, { order, dispute: after });
}

/** Whether a dispute or an inquiry is over with this event. */
function isClosing(before: DisputeRow | undefined, after: DisputeRow): boolean {
  return isClosedDispute(after.status) && !(before !== undefined && isClosedDispute(before.status));
}

interface DisputedOrder {
  readonly order: OrderRow;
  readonly dispute: DisputeRow;
}

async function withhold(deps: FulfilmentDeps, tx: Queryable, { order, dispute }: DisputedOrder): Promise<void> {
  const { clock, log, recordAudit } = deps;
  const now = clock.now();
  const status = statusAfter(order.status, "disputed");
  await updateOrder(tx, order.id, { status, updatedAt: now, checkAt: checkAfterReversal(order) });
  const { cents, reason } = dispute;
  await recordAudit(tx, {
    action: "orders.disputed",
    subject: { kind: "order", id: order.id },
    details: { cents, reason },
  });
  if (await revokePurchase(deps, tx, { order, now })) {
    await mailDisputedBuyer(deps, tx, { order, cents: dispute.cents, toContent: purchaseEndedMail });
  }
  log.error({ alarm: "payment", order: order.id, dispute: dispute.id }, "a payment is disputed");
}

/** Another dispute of the same payment may still hold the money. */
async function release(deps: FulfilmentDeps, tx: Queryable, { order, dispute }: DisputedOrder): Promise<void> {
  const disputes = await listDisputesOf(tx, order.id);
  if (disputes.some(isWithheld)) return;
  if (await restorePurchase(deps, tx, { order, disputes })) {
    await mailDisputedBuyer(deps, tx, { order, cents: dispute.cents, toContent: purchaseRestoredMail });
  }
}

/** Tells administrators how a dispute ended. Last, since it says whether what was bought resumes. */
async function reportOutcome(deps: FulfilmentDeps, tx: Queryable, { order, dispute }: DisputedOrder): Promise<void> {
  const { cents, status } = dispute;
  const resumes = await isInEffect(tx, { order, now: deps.clock.now() });
  const toContent = (alert: Alert) => disputeClosedMail({ ...alert, status, resumes });
  await alertAdministrators(deps, tx, { order, cents, toContent });
}

/** Once when a bank asks, and once when it takes the money; the order's history also shows when it is over. */
async function tellAdministrators(
  deps: FulfilmentDeps,
  tx: Queryable,
  { order, before, after }: { order: OrderRow; before: DisputeRow | undefined; after: DisputeRow },
): Promise<void> {
  const { log, recordAudit } = deps;
  const { cents, reason, status, dueBy } = after;
  const subject = { kind: "order" as const, id: order.id };
  const isClosed = isClosing(before, after);
  if (after.withdrawnAt !== null && before?.withdrawnAt == null) {
    await alertAdministrators(deps, tx, { order, cents, dueBy, toContent: disputeMail });
  } else if (before === undefined && isInquiry(after.status) && !isClosed) {
    log.error({ alarm: "payment", order: order.id, dispute: after.id }, "a buyer's bank inquired about a payment");
    await recordAudit(tx, { action: "orders.bank_asked", subject, details: { cents, reason } });
    await alertAdministrators(deps, tx, { order, cents, dueBy, toContent: inquiryMail });
  }
  if (isClosed) await recordAudit(tx, { action: "orders.dispute_settled", subject, details: { cents, status } });
}
