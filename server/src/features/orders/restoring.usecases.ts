import { type OrderStatus, statusWithoutDispute } from "@vestpocket/domain/orders/orders.rules";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import type { Queryable } from "../../platform/database/database.ts";
import { type DisputeRow, hasLaterRun, wasOverBy } from "./disputes.queries.ts";
import { findEnd } from "./disputes.rules.ts";
import { listLines } from "./lines.usecases.ts";
import type { FulfilmentDeps } from "./orders.deps.ts";
import { findQuote, type OrderRow, type QuoteRow, updateOrder } from "./orders.queries.ts";

interface Restored {
  readonly order: OrderRow;
  /** All of its disputes: none of them withholds the money any more. */
  readonly disputes: readonly DisputeRow[];
}

/**
 * A disputed order's money came back: what was bought resumes for the remaining time, unless it was refunded meanwhile.
 * Returns whether it resumes.
 */
export async function restorePurchase(
  deps: FulfilmentDeps,
  tx: Queryable,
  { order, disputes }: Restored,
): Promise<boolean> {
  const { clock, log } = deps;
  const quote = await findQuote(tx, order.id, order.revision);
  const status: OrderStatus = statusWithoutDispute({
    isPaid: order.paidAt !== null,
    totalCents: quote?.totalCents ?? 0,
    refundedCents: order.refundedCents,
  });
  await updateOrder(tx, order.id, { status, updatedAt: clock.now() });
  if (quote === undefined || order.paidAt === null || status !== "paid") return false;
  const { endedAt, spentMs } = findEnd(disputes, order.paidAt);
  if (await restore(deps, tx, { order, quote, spentMs })) return true;
  // Its run or year was over anyway, or the owner had closed or replaced it: the dispute took nothing away.
  if (spentMs >= quote.days * DAY_MS || (await wasOverBy(tx, { order, at: endedAt }))) return false;
  log.error({ alarm: "payment", order: order.id }, "a dispute was settled, but what was bought could not be restored");
  return false;
}

async function restore(
  { clock, publishListing, restoreMembership }: FulfilmentDeps,
  tx: Queryable,
  { order, quote, spentMs }: { order: OrderRow; quote: QuoteRow; spentMs: number },
): Promise<boolean> {
  const now = clock.now();
  const { id: orderId, kind, accountId } = order;
  if (kind === "membership") return restoreMembership(tx, { uid: accountId, orderId, spentMs });
  let hasResumed = false;
  for (const line of await listLines(tx, order, quote)) {
    const { listingId, plan, purpose, days, boosts } = line;
    if (line.refundedAt !== null || (await hasLaterRun(tx, { orderId, listingId }))) continue;
    const run = { listingId, orderId, plan, purpose, days, boosts, now, spentMs };
    if (await publishListing(tx, run)) hasResumed = true;
  }
  return hasResumed;
}
