import { and, desc, eq, isNull } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { consents } from "./accounts.tables.ts";

export type Consent = typeof consents.$inferSelect;

/** Stores an account's consents. A version agreed to before keeps its first timestamp. */
export async function insertConsents(tx: Queryable, rows: readonly Consent[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(consents)
      .values([...rows])
      .onConflictDoNothing();
}

/** Marks consents given in an account's name by someone who was not its owner. They are kept. */
export async function disownConsents(
  tx: Queryable,
  { accountId, disownedAt }: { accountId: string; disownedAt: Date },
): Promise<void> {
  const isOfAccount = and(eq(consents.accountId, accountId), isNull(consents.disownedAt));
  await tx.update(consents).set({ disownedAt }).where(isOfAccount);
}

/** An account's consents, newest version of each policy first, including disowned ones. */
export async function listConsents(db: Queryable, accountId: string): Promise<Consent[]> {
  return db
    .select()
    .from(consents)
    .where(eq(consents.accountId, accountId))
    .orderBy(desc(consents.version), consents.policy);
}
