import { and, count, eq, isNull } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { recoveryCodes } from "./accounts.tables.ts";

export async function deleteRecoveryCodes(db: Queryable, accountId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
}

/** Saves the hashes of an account's new recovery codes, replacing the old ones. */
export async function replaceRecoveryCodes(
  db: Queryable,
  { accountId, hashes }: { accountId: string; hashes: readonly string[] },
): Promise<void> {
  await deleteRecoveryCodes(db, accountId);
  await db.insert(recoveryCodes).values(hashes.map((hash) => ({ accountId, hash })));
}

/** Marks a recovery code as used; false if the account has no such unused code. */
export async function takeRecoveryCode(
  db: Queryable,
  { accountId, hash, now }: { accountId: string; hash: string; now: Date },
): Promise<boolean> {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.hash, hash), isNull(recoveryCodes.usedAt)))
    .returning({ hash: recoveryCodes.hash });
  return taken.length === 1;
}

/** How many recovery codes an account has left. */
export async function countRecoveryCodes(db: Queryable, accountId: string): Promise<number> {
  const [counted] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)));
  return counted?.left ?? 0;
}
