import { and, eq, isNotNull, lte, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { membershipCheckouts as checkouts } from "./memberships.tables.ts";

export type CheckoutRow = typeof checkouts.$inferSelect;

/** What a row says of an open checkout, once there is none. */
export const NO_CHECKOUT = { orderId: null, sessionId: null, checkAt: null } as const;

export async function findCheckout(db: Queryable, uid: string): Promise<CheckoutRow | undefined> {
  const [checkout] = await db.select().from(checkouts).where(eq(checkouts.accountId, uid));
  return checkout;
}

export async function findCheckoutOfCustomer(db: Queryable, customerId: string): Promise<CheckoutRow | undefined> {
  const [checkout] = await db.select().from(checkouts).where(eq(checkouts.customerId, customerId));
  return checkout;
}

/**
 * The checkout, which nobody else changes until the transaction ends; whatever an account pays for waits here for each other. The
 * account comes first, as where it is deleted with all that hangs on it: otherwise the two could wait for each other for ever.
 */
export async function lockCheckout(tx: Queryable, uid: string): Promise<CheckoutRow | undefined> {
  await tx.execute(sql`SELECT 1 FROM accounts WHERE id = ${uid} FOR KEY SHARE`);
  const [checkout] = await tx.select().from(checkouts).where(eq(checkouts.accountId, uid)).for("update");
  return checkout;
}

/** Keeps the account's customer at the provider; the first one stays. */
export async function keepCustomer(
  db: Queryable,
  customer: { accountId: string; customerId: string; now: Date },
): Promise<string> {
  const { accountId, customerId, now } = customer;
  const [kept] = await db
    .insert(checkouts)
    .values({ accountId, customerId, begunAt: now })
    .onConflictDoUpdate({
      target: checkouts.accountId,
      set: { customerId: sql`coalesce(${checkouts.customerId}, excluded.customer_id)` },
    })
    .returning({ customerId: checkouts.customerId });
  return kept?.customerId ?? customerId;
}

/** Keeps the session of an order; false where another order took its place meanwhile. */
export async function keepSession(
  db: Queryable,
  session: { accountId: string; orderId: string; sessionId: string },
): Promise<boolean> {
  const { accountId, orderId, sessionId } = session;
  const kept = await db
    .update(checkouts)
    .set({ sessionId })
    .where(and(eq(checkouts.accountId, accountId), eq(checkouts.orderId, orderId)))
    .returning({ accountId: checkouts.accountId });
  return kept.length > 0;
}

export async function updateCheckout(
  tx: Queryable,
  uid: string,
  values: Partial<Omit<CheckoutRow, "accountId">>,
): Promise<void> {
  await tx.update(checkouts).set(values).where(eq(checkouts.accountId, uid));
}

/** Open checkouts that are due to be looked at. */
export async function listDueCheckouts(db: Queryable, now: Date, limit: number): Promise<CheckoutRow[]> {
  return db
    .select()
    .from(checkouts)
    .where(and(isNotNull(checkouts.orderId), lte(checkouts.checkAt, now)))
    .orderBy(checkouts.checkAt)
    .limit(limit);
}
