import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { accounts } from "./accounts.tables.ts";

/** The demo's ids are derived from names, so they are version 5 UUIDs; all others are version 7. */
const IS_DEMO = sql`substr(${accounts.id}::text, 15, 1) = '5'`;

export async function countDemoAccounts(db: Queryable): Promise<number> {
  const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(accounts).where(IS_DEMO);
  return counted?.count ?? 0;
}

/** The demo's accounts, even if their addresses were changed. */
export async function listDemoAccounts(
  db: Queryable,
): Promise<{ id: string; email: string; phoneNumber: string | null }[]> {
  const { id, email, phoneNumber } = accounts;
  return db.select({ id, email, phoneNumber }).from(accounts).where(IS_DEMO);
}
