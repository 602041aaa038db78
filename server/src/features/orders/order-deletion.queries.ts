import { inArray } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { orders } from "./orders.tables.ts";

/** Deletes the orders of accounts that never were real. Everybody else's are kept for the books. */
export async function deleteOrdersOf(tx: Queryable, accountIds: readonly string[]): Promise<void> {
  await tx.delete(orders).where(inArray(orders.accountId, [...accountIds]));
}
