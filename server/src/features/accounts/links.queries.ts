import { and, desc, eq, gt, lt, ne, or } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { accountLinks } from "./accounts.tables.ts";

export type AccountLink = typeof accountLinks.$inferSelect;

export async function insertLink(db: Queryable, link: AccountLink): Promise<void> {
  await db.insert(accountLinks).values(link);
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

/** Uses a link up; false if a parallel request was first. */
export async function takeLink(db: Queryable, hash: string): Promise<boolean> {
  const taken = await db.delete(accountLinks).where(eq(accountLinks.hash, hash)).returning({ hash: accountLinks.hash });
  return taken.length === 1;
}

export async function deleteLinks(db: Queryable, accountId: string, purpose?: AccountLink["purpose"]): Promise<void> {
  const isMeant = purpose === undefined ? undefined : eq(accountLinks.purpose, purpose);
  await db.delete(accountLinks).where(and(eq(accountLinks.accountId, accountId), isMeant));
}

/** Deletes the links through which somebody else could take an account over: to reset its password, or to change its address. */
export async function deleteTakeoverLinks(db: Queryable, account: { id: string; email: string }): Promise<void> {
  const couldTakeOver = or(eq(accountLinks.purpose, "reset"), ne(accountLinks.email, account.email));
  await db.delete(accountLinks).where(and(eq(accountLinks.accountId, account.id), couldTakeOver));
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
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, now));
}
