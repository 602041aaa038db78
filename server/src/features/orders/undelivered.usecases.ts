import { statusAfter } from "@vestpocket/domain/orders/orders.rules";
import { isKeyTaken, refusalCode } from "../../platform/payments/provider-answers.ts";
import { RECONCILIATION_BATCH, reconcileDue } from "../../platform/payments/reconciliation.ts";
import { findLines, type LineRow, markLines } from "./lines.queries.ts";
import type { ReconciliationDeps } from "./orders.deps.ts";
import { listUndelivered, lockOrder, type OrderRow, setCheck, updateOrder } from "./orders.queries.ts";
import { createRefund, findLatestCharge } from "./provider-refunds.usecases.ts";
import { recordRefund } from "./reversals.usecases.ts";

/**
 * Refunds orders whose listing could not be published. One that the provider refuses to refund does not hold up the
 * others.
 */
export async function refundUndelivered(deps: ReconciliationDeps, now: Date): Promise<void> {
  const { db, log } = deps;
  await reconcileDue({
    items: await listUndelivered(db, now, RECONCILIATION_BATCH),
    now,
    log,
    waitingSince: ({ undeliveredAt, updatedAt }) => undeliveredAt ?? updatedAt,
    setCheckAt: ({ id }, checkAt) => setCheck(db, id, checkAt),
    reconcile: (order) => refundOne(deps, order),
    describe: ({ id }) => ({ alarm: "payment", order: id, refund: "undelivered" }),
  });
}

async function refundOne(deps: ReconciliationDeps, order: OrderRow): Promise<void> {
  const { intentId } = order;
  if (intentId === null) return;
  const lines = await listUndeliveredLines(deps, order);
  const cents = lines?.reduce((sum, { totalCents }) => sum + totalCents, 0);
  try {
    await createRefund(deps, { order, intentId, ...(cents !== undefined && { cents }) });
  } catch (error) {
    const code = refusalCode(error);
    if (code === "charge_disputed") return recordDisputed(deps, order);
    // Already refunded is the desired result. Whoever took the key may have refunded a part: the rest follows.
    if (code !== "charge_already_refunded" && !isKeyTaken(error)) throw error;
  }
  const charge = await findLatestCharge(deps, intentId);
  if (charge !== undefined) await deps.db.transaction((tx) => recordRefund(deps, tx, charge));
}

/**
 * The lines to refund of an order of which others were delivered, marked as being refunded; undefined to refund the whole
 * order.
 */
async function listUndeliveredLines(
  { db, clock }: ReconciliationDeps,
  order: OrderRow,
): Promise<LineRow[] | undefined> {
  if (order.listingId !== null) return undefined;
  const lines = await findLines(db, order.id, order.revision);
  const undelivered = lines.filter(({ undeliveredAt, refundedAt }) => undeliveredAt !== null && refundedAt === null);
  if (undelivered.length === lines.length) return undefined;
  await markLines(db, undelivered, { refundingAt: clock.now() });
  return undelivered;
}

/** The buyer's bank has taken the money back: there is nothing left to refund. */
async function recordDisputed({ db, clock, recordAudit }: ReconciliationDeps, { id }: OrderRow): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order?.status !== "paid") return;
    await updateOrder(tx, id, {
      status: statusAfter(order.status, "disputed"),
      updatedAt: clock.now(),
      checkAt: null,
    });
    await recordAudit(tx, { action: "orders.disputed", subject: { kind: "order", id } });
  });
}
