import { toEmailKey } from "@vestpocket/domain/accounts/accounts.rules";
import { and, desc, eq, gt, inArray, isNull, lt, ne, or } from "drizzle-orm";
import type { Contact } from "../../platform/contact.ts";
import { isTaken, type Queryable } from "../../platform/database/database.ts";
import { accountLinks, accounts } from "./accounts.tables.ts";

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
  const { email, firstName, lastName, language, emailVerifiedAt, phoneVerifiedAt } = accounts;
  const [contact] = await db
    .select({ id: accounts.id, email, firstName, lastName, language, emailVerifiedAt, phoneVerifiedAt })
    .from(accounts)
    .where(eq(accounts.id, id));
  return contact;
}

/** Reads an account and keeps others from changing it until the transaction ends. Taken before its links, so that none waits for another. */
export async function lockAccount(tx: Queryable, id: string): Promise<Account | undefined> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, id)).for("no key update");
  return account;
}

export type NewAccount = Omit<typeof accounts.$inferInsert, "emailKey">;

export async function insertAccounts(db: Queryable, rows: readonly NewAccount[]): Promise<void> {
  await db.insert(accounts).values(rows.map((row) => ({ ...row, emailKey: toEmailKey(row.email) })));
}

/** Makes an account; false where its address has one already. */
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

/** Gives an account another address, confirmed. Throws where another account has it (`isEmailTaken`). */
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

/** Deletes an account and what refers to it; the picture it had, if any. */
export async function deleteAccountRow(db: Queryable, id: string): Promise<string | null> {
  const [deleted] = await db.delete(accounts).where(eq(accounts.id, id)).returning({ picture: accounts.pictureToken });
  return deleted?.picture ?? null;
}

export type AccountLink = typeof accountLinks.$inferSelect;

export async function insertLink(db: Queryable, link: AccountLink): Promise<void> {
  await db.insert(accountLinks).values(link);
}

export async function findLink(
  db: Queryable,
  wanted: { hash: string; purpose: AccountLink["purpose"]; now: Date },
): Promise<AccountLink | undefined> {
  const [link] = await db
    .select()
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.hash, wanted.hash),
        eq(accountLinks.purpose, wanted.purpose),
        gt(accountLinks.expiresAt, wanted.now),
      ),
    );
  return link;
}

/** Uses a link up; false where it was used at the same moment. */
export async function takeLink(db: Queryable, hash: string): Promise<boolean> {
  const taken = await db.delete(accountLinks).where(eq(accountLinks.hash, hash)).returning({ hash: accountLinks.hash });
  return taken.length === 1;
}

export async function deleteLinks(db: Queryable, accountId: string, purpose?: AccountLink["purpose"]): Promise<void> {
  await db
    .delete(accountLinks)
    .where(
      and(eq(accountLinks.accountId, accountId), purpose === undefined ? undefined : eq(accountLinks.purpose, purpose)),
    );
}

/** Deletes the links by which an account could become somebody else's: to set a password, and to take another address over. */
export async function deleteLinksAway(db: Queryable, account: Pick<Account, "id" | "email">): Promise<void> {
  const leadsAway = or(eq(accountLinks.purpose, "reset"), ne(accountLinks.email, account.email));
  await db.delete(accountLinks).where(and(eq(accountLinks.accountId, account.id), leadsAway));
}

/** The address that waits for its confirmation, if any. */
export async function findAwaitedEmail(db: Queryable, accountId: string, now: Date): Promise<string | undefined> {
  const [link] = await db
    .select({ email: accountLinks.email })
    .from(accountLinks)
    .where(
      and(eq(accountLinks.accountId, accountId), eq(accountLinks.purpose, "confirm"), gt(accountLinks.expiresAt, now)),
    )
    .orderBy(desc(accountLinks.createdAt))
    .limit(1);
  return link?.email ?? undefined;
}

export async function deleteExpiredLinks(db: Queryable, now: Date): Promise<void> {
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, now));
}

/** Counts a code of an authenticator app as used; false where it, or a later one, was used before. */
export async function takeSecondFactorPeriod(db: Queryable, id: string, period: number): Promise<boolean> {
  const taken = await db
    .update(accounts)
    .set({ secondFactorPeriod: period })
    .where(and(eq(accounts.id, id), or(isNull(accounts.secondFactorPeriod), lt(accounts.secondFactorPeriod, period))))
    .returning({ id: accounts.id });
  return taken.length === 1;
}

/** Of some pictures' capabilities, those that are an account's. */
export async function listPictureTokens(db: Queryable, tokens: readonly string[]): Promise<string[]> {
  const found = await db
    .select({ token: accounts.pictureToken })
    .from(accounts)
    .where(inArray(accounts.pictureToken, [...tokens]));
  return found.flatMap(({ token }) => token ?? []);
}

/** The account whose picture a capability shows. */
export async function findByPictureToken(db: Queryable, token: string): Promise<Pick<Account, "id"> | undefined> {
  const [found] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.pictureToken, token));
  return found;
}
