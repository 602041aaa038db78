import { desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import type { OrderRow } from "./orders.queries.ts";
import { orderDisputes } from "./orders.tables.ts";

export type DisputeRow = typeof orderDisputes.$inferSelect;

/** The disputes and inquiries of an order, newest first. */
export async function listDisputesOf(db: Queryable, orderId: string): Promise<DisputeRow[]> {
  return db
    .select()
    .from(orderDisputes)
    .where(eq(orderDisputes.orderId, orderId))
    .orderBy(desc(orderDisputes.createdAt), desc(orderDisputes.id));
}

export async function findDispute(db: Queryable, id: string): Promise<DisputeRow | undefined> {
  const [dispute] = await db.select().from(orderDisputes).where(eq(orderDisputes.id, id));
  return dispute;
}

export async function saveDispute(tx: Queryable, dispute: DisputeRow): Promise<void> {
  const { id, orderId: _order, createdAt: _created, ...changes } = dispute;
  await tx.insert(orderDisputes).values(dispute).onConflictDoUpdate({ target: orderDisputes.id, set: changes });
}

/** A renewal or an upgrade of a live listing adds to its run and replaces none. */
const IS_A_NEW_RUN = sql`NOT EXISTS (
  SELECT FROM order_quotes quote WHERE quote.order_id = later.id AND quote.revision = later.revision AND quote.purpose <> 'publish')`;

/** Whether what an order paid for had been closed, or paid for again, by a time: from then on there was nothing to end. */
export async function wasOverBy(tx: Queryable, { order, at }: { order: OrderRow; at: Date }): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT 1 FROM orders later, orders paid
    WHERE ${IS_A_NEW_RUN} AND paid.id = ${order.id} AND later.account_id = paid.account_id AND later.kind = paid.kind
      AND later.listing_id IS NOT DISTINCT FROM paid.listing_id AND (paid.kind = 'membership' OR paid.listing_id IS NOT NULL)
      AND later.paid_at > paid.paid_at AND later.paid_at <= ${at.toISOString()}::timestamptz
    UNION ALL
    SELECT 1 FROM listings WHERE id = ${order.listingId} AND closed_at <= ${at.toISOString()}::timestamptz
    LIMIT 1`);
  return rows.length > 0;
}

/** Whether a listing of an order was paid for again since, and published: that run replaced the order's, even if it is over. */
export async function hasLaterRun(
  tx: Queryable,
  { orderId, listingId }: { orderId: string; listingId: string },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT 1 FROM orders later, orders run
    WHERE ${IS_A_NEW_RUN} AND run.id = ${orderId} AND later.account_id = run.account_id AND later.status = 'paid'
      AND later.paid_at > run.paid_at AND (
        (later.listing_id = ${listingId} AND later.undelivered_at IS NULL)
        OR EXISTS (SELECT FROM order_lines line
          WHERE line.order_id = later.id AND line.revision = later.revision AND line.listing_id = ${listingId}
            AND line.purpose = 'publish' AND line.undelivered_at IS NULL AND line.refunded_at IS NULL))
    LIMIT 1`);
  return rows.length > 0;
}

/** Whether the run or the year that an order paid for is in effect. */
export async function isInEffect(tx: Queryable, { order, now }: { order: OrderRow; now: Date }): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT 1 FROM orders paid WHERE paid.id = ${order.id} AND CASE paid.kind
      WHEN 'listing' THEN EXISTS (
        SELECT FROM listings live
        LEFT JOIN listing_extensions bought ON bought.listing_id = live.id AND bought.order_id = paid.id
        WHERE live.status IN ('active', 'paused') AND live.expires_at > ${now.toISOString()}::timestamptz
          AND CASE WHEN bought.order_id IS NULL THEN live.order_id = paid.id
            ELSE bought.revoked_at IS NULL AND bought.ends_at > ${now.toISOString()}::timestamptz END)
      ELSE EXISTS (
          SELECT FROM memberships WHERE account_id = paid.account_id AND member_until > ${now.toISOString()}::timestamptz)
        AND NOT EXISTS (
          SELECT FROM orders later
          WHERE later.account_id = paid.account_id AND later.kind = 'membership' AND later.status = 'paid'
            AND later.paid_at > paid.paid_at)
      END`);
  return rows.length > 0;
}
