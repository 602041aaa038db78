import { inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { orders } from "./orders.tables.ts";

/** Deletes the orders of demo accounts. All others are kept for bookkeeping. */
export async function deleteOrdersOf(tx: Queryable, accountIds: readonly string[]): Promise<void> {
  await tx.delete(orders).where(inArray(orders.accountId, [...accountIds]));
}

/**
 * Deletes deleted accounts' orders, with their quotes and disputes, that have not changed since `before`, and returns
 * how many. Orders of an existing account stay visible to its owner.
 */
export async function deleteOldOrders(
  db: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const moment = sql`${before.toISOString()}::timestamptz`;
  const { rowCount } = await db.execute(sql`
    WITH due AS MATERIALIZED (
      SELECT id FROM orders sold
      WHERE updated_at < ${moment}
        AND NOT EXISTS (SELECT FROM accounts account WHERE account.id = sold.account_id)
        AND NOT EXISTS (SELECT FROM order_disputes dispute WHERE dispute.order_id = sold.id AND dispute.updated_at >= ${moment})
      ORDER BY updated_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    DELETE FROM orders sold USING due WHERE sold.id = due.id`);
  return rowCount ?? 0;
}
