import type { Order } from "@vestpocket/domain/orders/orders.schema";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { orderLines, orders } from "./orders.tables.ts";

export type LineRow = typeof orderLines.$inferSelect;

/** An order's lines as they are read with it; empty for an order for one listing. */
export const LINES = sql<Order["lines"]>`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('listing', jsonb_build_object('id', line.listing_id, 'title', line.title),
      'purpose', line.purpose, 'plan', line.plan, 'addOns', line.add_ons, 'days', line.days, 'boosts', line.boosts,
      'planCents', line.plan_cents, 'subtotalCents', line.subtotal_cents, 'discountCents', line.discount_cents,
      'totalCents', line.total_cents, 'isUndelivered', line.undelivered_at IS NOT NULL,
      'isRefunded', line.refunded_at IS NOT NULL) ORDER BY line.position), '[]')
  FROM order_lines line WHERE line.order_id = ${orders.id} AND line.revision = ${orders.revision})`;

/** Whether an order pays for a listing, alone or among others. */
export const paysFor = (listingId: string) => paysForAny([listingId]);

/** Whether an order pays for any of these listings. */
export function paysForAny(listingIds: readonly string[]) {
  const ids = sql`ANY (${sql.param([...listingIds])}::uuid[])`;
  return sql`(${orders.listingId} = ${ids} OR ${orders.id} IN (
    SELECT line.order_id FROM order_lines line
    WHERE line.listing_id = ${ids} AND line.revision = ${orders.revision}))`;
}

export async function insertLines(tx: Queryable, lines: readonly (typeof orderLines.$inferInsert)[]): Promise<void> {
  if (lines.length > 0) await tx.insert(orderLines).values([...lines]);
}

/** The lines of one of an order's quotes. */
export async function findLines(tx: Queryable, orderId: string, revision: number): Promise<LineRow[]> {
  return tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.revision, revision)))
    .orderBy(asc(orderLines.position));
}

type LineMarks = Partial<Pick<LineRow, "undeliveredAt" | "refundingAt" | "refundedAt">>;

export async function markLines(
  tx: Queryable,
  lines: readonly Pick<LineRow, "orderId" | "revision" | "position">[],
  marks: LineMarks,
): Promise<void> {
  const [first] = lines;
  if (first === undefined) return;
  const { orderId, revision } = first;
  const positions = lines.map(({ position }) => position);
  await tx
    .update(orderLines)
    .set(marks)
    .where(
      and(eq(orderLines.orderId, orderId), eq(orderLines.revision, revision), inArray(orderLines.position, positions)),
    );
}
