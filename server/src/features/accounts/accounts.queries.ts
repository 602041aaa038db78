import { toEmailKey } from "@vestpocket/domain/accounts/accounts.rules";
import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Contact } from "../../platform/contact.ts";
import { isTaken, type Queryable } from "../../platform/database/database.ts";
import { accounts } from "./accounts.tables.ts";

export type Account = typeof accounts.$inferSelect;

export async function findAccountByEmail(db: Queryable, email: string): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.emailKey, toEmailKey(email)));
  return account;
}

export async function findAccount(db: Queryable, id: string): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
  return account;
}

/** How to address and reach a person. */
export async function findContact(db: Queryable, id: string): Promise<Contact | undefined> {
  const { email, firstName, lastName, language, disabledAt, emailVerifiedAt, phoneVerifiedAt } = accounts;
  const phoneArea = sql<
    string | null
  >`CASE WHEN ${accounts.phoneNumber} LIKE '+1%' THEN substr(${accounts.phoneNumber}, 3, 3) END`;
  const phoneLast4 = sql<string | null>`right(${accounts.phoneNumber}, 4)`;
  const [contact] = await db
    .select({
      ...{ id: accounts.id, email, firstName, lastName, language, disabledAt },
      ...{ emailVerifiedAt, phoneVerifiedAt, phoneLast4, phoneArea },
    })
    .from(accounts)
    .where(eq(accounts.id, id));
  return contact;
}

/**
 * Reads an account and locks it until the transaction ends. Accounts are locked before their links, so that requests
 * cannot deadlock.
 */
export async function lockAccount(tx: Queryable, id: string): Promise<Account | undefined> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, id)).for("no key update");
  return account;
}

/** These accounts, locked until the transaction ends, in a fixed order, so that two calls never deadlock. */
export async function lockAccounts(tx: Queryable, ids: readonly string[]): Promise<Account[]> {
  return tx
    .select()
    .from(accounts)
    .where(inArray(accounts.id, [...ids]))
    .orderBy(accounts.id)
    .for("no key update");
}

/** Locks an account about to be deleted, also against new rows that refer to it; false if it does not exist. */
export async function lockAccountToDelete(tx: Queryable, id: string): Promise<boolean> {
  const locked = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for("update");
  return locked.length > 0;
}

export type NewAccount = Omit<typeof accounts.$inferInsert, "emailKey">;

export async function insertAccounts(db: Queryable, rows: readonly NewAccount[]): Promise<void> {
  await db.insert(accounts).values(rows.map((row) => ({ ...row, emailKey: toEmailKey(row.email) })));
}

/** Creates an account; false if the address already has one. */
export async function insertAccount(db: Queryable, row: NewAccount): Promise<boolean> {
  const inserted = await db
    .insert(accounts)
    .values({ ...row, emailKey: toEmailKey(row.email) })
    .onConflictDoNothing({ target: accounts.emailKey })
    .returning({ id: accounts.id });
  return inserted.length === 1;
}

export async function hasAccounts(db: Queryable): Promise<boolean> {
  return (await db.select({ id: accounts.id }).from(accounts).limit(1)).length > 0;
}

export type AccountChange = Partial<Omit<NewAccount, "id" | "email">>;

export async function updateAccount(
  db: Queryable,
  id: string,
  change: AccountChange & { updatedAt: Date },
): Promise<void> {
  await db.update(accounts).set(change).where(eq(accounts.id, id));
}

/** Gives an account another, confirmed address. Throws if another account has it (`isEmailTaken`). */
export async function changeEmail(db: Queryable, change: { id: string; email: string; now: Date }): Promise<void> {
  const { id, email, now } = change;
  await db
    .update(accounts)
    .set({ email, emailKey: toEmailKey(email), emailVerifiedAt: now, updatedAt: now })
    .where(eq(accounts.id, id));
}

export function isEmailTaken(error: unknown): boolean {
  return isTaken(error, "accounts_email_key_key");
}

/** Deletes an account and what refers to it. Returns the token of its picture, if it had one. */
export async function deleteAccountRow(db: Queryable, id: string): Promise<string | null> {
  const [deleted] = await db.delete(accounts).where(eq(accounts.id, id)).returning({ picture: accounts.pictureToken });
  return deleted?.picture ?? null;
}

/** Marks the code of a 30-second period as used; false if it or a later one was used before. */
export async function takeSecondFactorPeriod(db: Queryable, id: string, period: number): Promise<boolean> {
  const taken = await db
    .update(accounts)
    .set({ secondFactorPeriod: period })
    .where(and(eq(accounts.id, id), or(isNull(accounts.secondFactorPeriod), lt(accounts.secondFactorPeriod, period))))
    .returning({ id: accounts.id });
  return taken.length === 1;
}
