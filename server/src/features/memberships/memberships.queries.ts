import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { membershipCheckouts, memberships } from "./memberships.tables.ts";

export type MembershipRow = typeof memberships.$inferSelect;
export type CheckoutRow = typeof membershipCheckouts.$inferSelect;

export async function insertMemberships(
  db: Queryable,
  rows: readonly (typeof memberships.$inferInsert)[],
): Promise<void> {
  await db.insert(memberships).values([...rows]);
}

/** Whether an account's membership is paid for at this moment. */
export async function isMember(db: Queryable, uid: string, now: Date): Promise<boolean> {
  const found = await db
    .select({ accountId: memberships.accountId })
    .from(memberships)
    .where(and(eq(memberships.accountId, uid), gt(memberships.paidThrough, now)));
  return found.length > 0;
}

/** What is kept about a membership; undefined for who never had one. */
export async function findMembership(db: Queryable, uid: string): Promise<MembershipRow | undefined> {
  const [membership] = await db.select().from(memberships).where(eq(memberships.accountId, uid));
  return membership;
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockMembership(tx: Queryable, uid: string): Promise<MembershipRow | undefined> {
  const [membership] = await tx.select().from(memberships).where(eq(memberships.accountId, uid)).for("update");
  return membership;
}

/** Makes or changes a membership; what was paid for is never shortened here. */
export async function saveMembership(tx: Queryable, membership: MembershipRow): Promise<void> {
  const { accountId, ...values } = membership;
  await tx
    .insert(memberships)
    .values(membership)
    .onConflictDoUpdate({
      target: memberships.accountId,
      set: { ...values, paidThrough: sql`greatest(${memberships.paidThrough}, excluded.paid_through)` },
    });
}

export async function updateMembership(
  tx: Queryable,
  uid: string,
  values: Partial<Omit<MembershipRow, "accountId">>,
): Promise<void> {
  await tx.update(memberships).set(values).where(eq(memberships.accountId, uid));
}

/** An account's checkout, made where there is none; nobody else changes it until the transaction ends. */
export async function lockCheckout(tx: Queryable, accountId: string, now: Date): Promise<CheckoutRow> {
  await tx.insert(membershipCheckouts).values({ accountId, begunAt: now }).onConflictDoNothing();
  const own = eq(membershipCheckouts.accountId, accountId);
  const [checkout] = await tx.select().from(membershipCheckouts).where(own).for("update");
  if (checkout === undefined) throw new Error(`no checkout of account ${accountId}`);
  return checkout;
}

export async function findCheckout(db: Queryable, accountId: string): Promise<CheckoutRow | undefined> {
  const own = eq(membershipCheckouts.accountId, accountId);
  const [checkout] = await db.select().from(membershipCheckouts).where(own);
  return checkout;
}

/** The checkout of a customer of the provider's; nobody else changes it until the transaction ends. */
export async function lockCheckoutOfCustomer(tx: Queryable, customerId: string): Promise<CheckoutRow | undefined> {
  const own = eq(membershipCheckouts.customerId, customerId);
  const [checkout] = await tx.select().from(membershipCheckouts).where(own).for("update");
  return checkout;
}

export async function updateCheckout(
  tx: Queryable,
  accountId: string,
  values: Partial<Omit<CheckoutRow, "accountId">>,
): Promise<void> {
  await tx.update(membershipCheckouts).set(values).where(eq(membershipCheckouts.accountId, accountId));
}

/** Checkouts that are due to be asked about. */
export async function listDueCheckouts(db: Queryable, now: Date, limit: number): Promise<CheckoutRow[]> {
  return db
    .select()
    .from(membershipCheckouts)
    .where(lte(membershipCheckouts.checkAt, now))
    .orderBy(membershipCheckouts.checkAt)
    .limit(limit);
}
