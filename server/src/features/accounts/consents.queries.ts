import { desc, eq } from "drizzle-orm";
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

/** What an account agreed to, the newest version of each policy first. */
export async function listConsents(db: Queryable, accountId: string): Promise<Consent[]> {
  return db
    .select()
    .from(consents)
    .where(eq(consents.accountId, accountId))
    .orderBy(desc(consents.version), consents.policy);
}
