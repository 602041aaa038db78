import { desc, eq, lt } from "drizzle-orm";
import { deleteInBatches } from "../../platform/database/batches.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { pastConsents } from "./accounts.tables.ts";

type PastConsent = typeof pastConsents.$inferSelect;

export async function insertPastConsents(tx: Queryable, rows: readonly PastConsent[]): Promise<void> {
  if (rows.length > 0) await tx.insert(pastConsents).values([...rows]);
}

/** The newest first. */
export async function listPastConsentsOf(db: Queryable, addressHash: string): Promise<PastConsent[]> {
  return db
    .select()
    .from(pastConsents)
    .where(eq(pastConsents.addressHash, addressHash))
    .orderBy(desc(pastConsents.agreedAt), pastConsents.policy);
}

export async function deletePastConsents(db: Queryable, before: Date): Promise<void> {
  await deleteInBatches(db, { from: pastConsents, where: lt(pastConsents.leftAt, before) });
}
