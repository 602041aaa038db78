import { and, eq, gt } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { memberships } from "./memberships.tables.ts";

export async function insertMemberships(
  db: Queryable,
  rows: readonly (typeof memberships.$inferInsert)[],
): Promise<void> {
  await db.insert(memberships).values([...rows]);
}

/** Whether an account's membership is paid for at this moment. */
export async function isMember(db: Queryable, uid: string, now: Date): Promise<boolean> {
  const found = await db
    .select({ accountId: memberships.accountId })
    .from(memberships)
    .where(and(eq(memberships.accountId, uid), gt(memberships.paidThrough, now)));
  return found.length > 0;
}

/** What is kept about a membership; undefined for who never had one. */
export async function findMembership(db: Queryable, uid: string): Promise<typeof memberships.$inferSelect | undefined> {
  const [membership] = await db.select().from(memberships).where(eq(memberships.accountId, uid));
  return membership;
}
