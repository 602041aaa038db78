import { inArray, or } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { deleteOld } from "../../platform/database/delete-old.ts";
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

/** Deletes tickets, with their history, unchanged since `before`. Returns how many; skips those being changed. */
export async function deleteOldTickets(
  db: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  return deleteOld(db, { table: "tickets", since: "updated_at", before, limit });
}
