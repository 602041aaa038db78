import { toEmailKey } from "@vestpocket/domain/accounts/accounts.rules";
import { and, desc, eq, gt, gte, lt, ne, or } from "drizzle-orm";
import { deleteInBatches } from "../../platform/database/batches.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { accountLinks } from "./accounts.tables.ts";

export type AccountLink = typeof accountLinks.$inferSelect;

export async function insertLink(db: Queryable, link: Omit<AccountLink, "emailKey">): Promise<void> {
  await db.insert(accountLinks).values({ ...link, emailKey: link.email === null ? null : toEmailKey(link.email) });
}

/** A link that has not expired. */
export async function findLink(
  db: Queryable,
  { hash, purpose, now }: { hash: string; purpose: AccountLink["purpose"]; now: Date },
): Promise<AccountLink | undefined> {
  const isUsable = and(eq(accountLinks.hash, hash), eq(accountLinks.purpose, purpose), gt(accountLinks.expiresAt, now));
  const [link] = await db.select().from(accountLinks).where(isUsable);
  return link;
}

/** Uses a link up; false if a concurrent request was first. */
export async function takeLink(db: Queryable, hash: string): Promise<boolean> {
  const taken = await db.delete(accountLinks).where(eq(accountLinks.hash, hash)).returning({ hash: accountLinks.hash });
  return taken.length === 1;
}

/**
 * Deletes an account's links with a purpose, or all. Links that undo a change stay: otherwise whoever made the change
 * could remove them.
 */
export async function deleteLinks(
  db: Queryable,
  accountId: string,
  purpose?: Exclude<AccountLink["purpose"], "undo">,
): Promise<void> {
  const isMeant = purpose === undefined ? ne(accountLinks.purpose, "undo") : eq(accountLinks.purpose, purpose);
  await db.delete(accountLinks).where(and(eq(accountLinks.accountId, accountId), isMeant));
}

/**
 * Deletes links through which someone else could take over an account: to reset its password, or to change its address.
 */
export async function deleteTakeoverLinks(db: Queryable, account: { id: string; email: string }): Promise<void> {
  const isNewAddress = and(eq(accountLinks.purpose, "confirm"), ne(accountLinks.email, account.email));
  const couldTakeOver = or(eq(accountLinks.purpose, "reset"), isNewAddress);
  await db.delete(accountLinks).where(and(eq(accountLinks.accountId, account.id), couldTakeOver));
}

/** Deletes every link created since a given time: those of whoever made a change that is being undone. */
export async function deleteLinksSince(db: Queryable, accountId: string, since: Date): Promise<void> {
  await db.delete(accountLinks).where(and(eq(accountLinks.accountId, accountId), gte(accountLinks.createdAt, since)));
}

/** The links made since a given time that undo a change, oldest first. */
export async function listUndoLinksSince(db: Queryable, accountId: string, since: Date): Promise<AccountLink[]> {
  const isMeant = and(
    eq(accountLinks.accountId, accountId),
    eq(accountLinks.purpose, "undo"),
    gte(accountLinks.createdAt, since),
  );
  return db.select().from(accountLinks).where(isMeant).orderBy(accountLinks.createdAt);
}

/** What an account's links to undo a change would restore, without what would let somebody use them. */
export async function listRestorable(db: Queryable, accountId: string) {
  const { email, phoneNumber, createdAt, expiresAt } = accountLinks;
  return db
    .select({ email, phoneNumber, changedAt: createdAt, restorableUntil: expiresAt })
    .from(accountLinks)
    .where(and(eq(accountLinks.accountId, accountId), eq(accountLinks.purpose, "undo")))
    .orderBy(createdAt);
}

/** Whether an address may still be restored to its former account, so that nobody else gets it. */
export async function isReserved(
  db: Queryable,
  { email, now, exceptId }: { email: string; now: Date; exceptId: string },
): Promise<boolean> {
  const isSame = eq(accountLinks.emailKey, toEmailKey(email));
  const isUndo = and(
    eq(accountLinks.purpose, "undo"),
    gt(accountLinks.expiresAt, now),
    ne(accountLinks.accountId, exceptId),
  );
  return (
    (await db.select({ hash: accountLinks.hash }).from(accountLinks).where(and(isSame, isUndo)).limit(1)).length > 0
  );
}

/** The address of the newest confirmation link that has not expired. */
export async function findUnconfirmedEmail(db: Queryable, accountId: string, now: Date): Promise<string | undefined> {
  const isUsable = and(
    eq(accountLinks.accountId, accountId),
    eq(accountLinks.purpose, "confirm"),
    gt(accountLinks.expiresAt, now),
  );
  const [link] = await db
    .select({ email: accountLinks.email })
    .from(accountLinks)
    .where(isUsable)
    .orderBy(desc(accountLinks.createdAt))
    .limit(1);
  return link?.email ?? undefined;
}

export async function deleteExpiredLinks(db: Queryable, now: Date): Promise<void> {
  await deleteInBatches(db, { from: accountLinks, where: lt(accountLinks.expiresAt, now) });
}
