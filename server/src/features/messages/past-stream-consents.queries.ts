import { desc, eq, lt } from "drizzle-orm";
import { deleteInBatches } from "../../platform/database/batches.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { pastStreamConsents } from "./messages.tables.ts";

type PastStreamConsent = typeof pastStreamConsents.$inferSelect;

export async function insertPastStreamConsents(tx: Queryable, rows: readonly PastStreamConsent[]): Promise<void> {
  if (rows.length > 0) await tx.insert(pastStreamConsents).values([...rows]);
}

/** Newest first. */
export async function listPastStreamConsentsOf(db: Queryable, addressHash: string): Promise<PastStreamConsent[]> {
  return db
    .select()
    .from(pastStreamConsents)
    .where(eq(pastStreamConsents.addressHash, addressHash))
    .orderBy(desc(pastStreamConsents.at), desc(pastStreamConsents.id));
}

export async function deletePastStreamConsents(db: Queryable, before: Date): Promise<void> {
  await deleteInBatches(db, { from: pastStreamConsents, where: lt(pastStreamConsents.leftAt, before) });
}
