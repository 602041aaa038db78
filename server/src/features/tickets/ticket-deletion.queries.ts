import { inArray, or } from "drizzle-orm";
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
