import { and, desc, eq, gte, lt, or, sql } from "drizzle-orm";
import { isTaken, type Queryable } from "../../platform/database/database.ts";
import { passkeys } from "./passkeys.tables.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;

/** An account's passkeys, newest first. */
export async function listPasskeyRows(db: Queryable, accountId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id));
}

export async function findPasskeyByCredential(db: Queryable, credentialId: Buffer): Promise<PasskeyRow | undefined> {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return passkey;
}

/** Throws if an account already has this passkey (`isPasskeyTaken`). */
export async function insertPasskey(db: Queryable, passkey: PasskeyRow): Promise<void> {
  await db.insert(passkeys).values(passkey);
}

export function isPasskeyTaken(error: unknown): boolean {
  return isTaken(error, "passkeys_credential_id_key");
}

/** Records a passkey's use; false if it was removed, or if its counter did not increase: then it was copied. */
export async function notePasskeyUse(
  db: Queryable,
  { id, counter, isSynced, now }: Pick<PasskeyRow, "id" | "counter" | "isSynced"> & { now: Date },
): Promise<boolean> {
  const isNext = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), eq(passkeys.counter, counter)));
  const noted = await db
    .update(passkeys)
    .set({ counter, isSynced, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), isNext))
    .returning({ id: passkeys.id });
  return noted.length === 1;
}

interface Owned {
  readonly id: string;
  readonly accountId: string;
}

const isOwned = ({ id, accountId }: Owned) => and(eq(passkeys.id, id), eq(passkeys.accountId, accountId));

/** False unless the account has the passkey. */
export async function renamePasskeyRow(db: Queryable, { name, ...owned }: Owned & { name: string }): Promise<boolean> {
  const renamed = await db.update(passkeys).set({ name }).where(isOwned(owned)).returning({ id: passkeys.id });
  return renamed.length === 1;
}

/** Returns the name of the deleted passkey; undefined unless the account has it. */
export async function deletePasskey(db: Queryable, owned: Owned): Promise<string | undefined> {
  const [deleted] = await db.delete(passkeys).where(isOwned(owned)).returning({ name: passkeys.name });
  return deleted?.name;
}

/** Deletes an account's passkeys, or those added since a given time. Returns how many. */
export async function deletePasskeysOf(db: Queryable, accountId: string, since?: Date): Promise<number> {
  const isMeant = since === undefined ? undefined : gte(passkeys.createdAt, since);
  const deleted = await db
    .delete(passkeys)
    .where(and(eq(passkeys.accountId, accountId), isMeant))
    .returning({ id: passkeys.id });
  return deleted.length;
}

/** Serializes adding passkeys to an account until the transaction ends. */
export async function lockPasskeysOf(tx: Queryable, accountId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`passkeys.${accountId}`}, 0))`);
}
