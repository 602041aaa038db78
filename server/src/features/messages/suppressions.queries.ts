import { toEmailKey } from "@vestpocket/domain/accounts/accounts.rules";
import { eq, inArray, lt } from "drizzle-orm";
import { deleteInBatches } from "../../platform/database/batches.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { suppressions } from "./messages.tables.ts";

export type Suppression = typeof suppressions.$inferSelect;

export async function findSuppression(db: Queryable, address: string): Promise<Suppression | undefined> {
  const [found] = await db
    .select()
    .from(suppressions)
    .where(eq(suppressions.addressKey, toEmailKey(address)));
  return found;
}

/** Whether an address gets no commercial e-mail. */
export async function isSuppressed(db: Queryable, address: string): Promise<boolean> {
  return (await findSuppression(db, address)) !== undefined;
}

/** The suppressions of some addresses; phone numbers have none. */
export async function listSuppressions(db: Queryable, recipients: readonly string[]): Promise<Suppression[]> {
  return db
    .select()
    .from(suppressions)
    .where(inArray(suppressions.addressKey, recipients.map(toEmailKey)));
}

export async function deleteOldSuppressions(db: Queryable, before: Date): Promise<void> {
  await deleteInBatches(db, { from: suppressions, where: lt(suppressions.createdAt, before) });
}
