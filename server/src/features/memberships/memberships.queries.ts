import { and, eq, gt, isNotNull, lte, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { memberships } from "./memberships.tables.ts";

export type MembershipRow = typeof memberships.$inferSelect;

export async function insertMemberships(
  db: Queryable,
  rows: readonly (typeof memberships.$inferInsert)[],
): Promise<void> {
  await db.insert(memberships).values([...rows]);
}

/** Whether an account is a member at this time. */
export async function isMember(db: Queryable, uid: string, now: Date): Promise<boolean> {
  const found = await db
    .select({ accountId: memberships.accountId })
    .from(memberships)
    .where(and(eq(memberships.accountId, uid), gt(memberships.memberUntil, now)));
  return found.length > 0;
}

/** Whether an account exists and is disabled. */
export async function isDisabled(db: Queryable, uid: string): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT 1 FROM accounts WHERE id = ${uid} AND disabled_at IS NOT NULL`);
  return rows.length > 0;
}

/** An account's membership, past or present. */
export async function findMembership(db: Queryable, uid: string): Promise<MembershipRow | undefined> {
  const [membership] = await db.select().from(memberships).where(eq(memberships.accountId, uid));
  return membership;
}

/**
 * Locks the account until the transaction ends. Every write of a membership or a checkout takes this lock first,
 * because the triggers that maintain directory entries and the names on cards lock the account too. With a weaker lock,
 * or with the row locked before the account, two transactions could deadlock.
 */
export async function lockAccount(tx: Queryable, uid: string): Promise<void> {
  await tx.execute(sql`SELECT 1 FROM accounts WHERE id = ${uid} FOR UPDATE`);
}

/** A membership, locked with its account until the transaction ends. */
export async function lockMembership(tx: Queryable, uid: string): Promise<MembershipRow | undefined> {
  await lockAccount(tx, uid);
  const [membership] = await tx.select().from(memberships).where(eq(memberships.accountId, uid)).for("update");
  return membership;
}

/** Extends a membership. Never shortens one: the later of two ends wins. */
export async function extendMembership(tx: Queryable, uid: string, paidThrough: Date): Promise<void> {
  await lockAccount(tx, uid);
  await tx
    .insert(memberships)
    .values({ accountId: uid, paidThrough })
    .onConflictDoUpdate({
      target: memberships.accountId,
      set: { paidThrough: sql`greatest(${memberships.paidThrough}, excluded.paid_through)` },
    });
}

export async function updateMembership(
  tx: Queryable,
  uid: string,
  values: Partial<Omit<MembershipRow, "accountId" | "memberUntil">>,
): Promise<void> {
  await lockAccount(tx, uid);
  await tx.update(memberships).set(values).where(eq(memberships.accountId, uid));
}

/** Memberships that should have been renewed or ended by now, but whose webhook never arrived. */
export async function listDueMemberships(db: Queryable, now: Date, limit: number): Promise<MembershipRow[]> {
  return db
    .select()
    .from(memberships)
    .where(and(isNotNull(memberships.subscriptionId), lte(memberships.checkAt, now)))
    .orderBy(memberships.checkAt)
    .limit(limit);
}

/** Memberships that renew between these times, of which their members have not been reminded yet; the next one first. */
export async function listUnreminded(
  db: Queryable,
  { from, until, limit }: { from: Date; until: Date; limit: number },
): Promise<MembershipRow[]> {
  const { paidThrough, remindedOf, subscriptionId, endsAtPeriodEnd } = memberships;
  const renews = and(
    isNotNull(subscriptionId),
    eq(endsAtPeriodEnd, false),
    gt(paidThrough, from),
    lte(paidThrough, until),
  );
  return db
    .select()
    .from(memberships)
    .where(and(renews, sql`${remindedOf} IS DISTINCT FROM ${paidThrough}`))
    .orderBy(paidThrough)
    .limit(limit);
}

/** The year that a membership's order paid for. */
export interface PaidYear {
  readonly uid: string;
  readonly orderId: string;
}

/** Whether the account has paid for another year since: whatever happens to the older payment leaves that one alone. */
export async function hasLaterYear(db: Queryable, { uid, orderId }: PaidYear): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT 1 FROM orders later, orders year
    WHERE year.id = ${orderId} AND later.account_id = ${uid} AND later.kind = 'membership' AND later.status = 'paid'
      AND later.paid_at > coalesce(year.paid_at, year.created_at)
    LIMIT 1`);
  return rows.length > 0;
}

/** Whether an order was paid with an invoice. */
export async function hasOrder(db: Queryable, invoiceId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT 1 FROM orders WHERE invoice_id = ${invoiceId}`);
  return rows.length > 0;
}

/** Whether an invoice was refunded or disputed, so that nothing is granted for it. */
export async function isReversed(db: Queryable, invoiceId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT 1 FROM orders WHERE invoice_id = ${invoiceId} AND status IN ('refunded', 'disputed')`);
  return rows.length > 0;
}
