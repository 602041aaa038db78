import { inArray, or, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { tickets } from "./tickets.tables.ts";

/** Deletes the tickets with these numbers, and those that these accounts filed. */
export async function deleteTickets(
  tx: Queryable,
  { numbers, accountIds }: { numbers: readonly string[]; accountIds: readonly string[] },
): Promise<void> {
  await tx
    .delete(tickets)
    .where(or(inArray(tickets.number, [...numbers]), inArray(tickets.accountId, [...accountIds])));
}

/** Deletes tickets, with their history, that nobody has changed since `before`. Returns how many; skips those being changed. */
export async function deleteOldTickets(
  db: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    WITH due AS MATERIALIZED (
      SELECT id FROM tickets WHERE updated_at < ${before.toISOString()}::timestamptz
      ORDER BY updated_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    DELETE FROM tickets ticket USING due WHERE ticket.id = due.id`);
  return rowCount ?? 0;
}
