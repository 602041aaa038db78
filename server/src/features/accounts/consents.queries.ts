import { and, desc, eq, isNull } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { consents } from "./accounts.tables.ts";

export type Consent = typeof consents.$inferSelect;

/** Stores what an account agreed to. A version that it agreed to before keeps its first time. */
export async function insertConsents(tx: Queryable, rows: readonly Consent[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(consents)
      .values([...rows])
      .onConflictDoNothing();
}

/** Marks what was agreed to in an account's name by somebody who was not its owner. It is kept as it is. */
export async function disownConsents(
  tx: Queryable,
  { accountId, disownedAt }: { accountId: string; disownedAt: Date },
): Promise<void> {
  const isOfAccount = and(eq(consents.accountId, accountId), isNull(consents.disownedAt));
  await tx.update(consents).set({ disownedAt }).where(isOfAccount);
}

/** What an account agreed to, the newest version of each policy first; what was disowned too. */
export async function listConsents(db: Queryable, accountId: string): Promise<Consent[]> {
  return db
    .select()
    .from(consents)
    .where(eq(consents.accountId, accountId))
    .orderBy(desc(consents.version), consents.policy);
}
