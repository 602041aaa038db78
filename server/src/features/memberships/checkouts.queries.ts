import { and, eq, isNotNull, lte, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { lockAccount } from "./memberships.queries.ts";
import { membershipCheckouts as checkouts } from "./memberships.tables.ts";

export type CheckoutRow = typeof checkouts.$inferSelect;

/** The columns of an open checkout once it is closed. */
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
 * The checkout, locked with its account until the transaction ends, so that an account's payments are applied one after
 * another.
 */
export async function lockCheckout(tx: Queryable, uid: string): Promise<CheckoutRow | undefined> {
  await lockAccount(tx, uid);
  const [checkout] = await tx.select().from(checkouts).where(eq(checkouts.accountId, uid)).for("update");
  return checkout;
}

/** Saves the account's customer at the provider, unless it already has one; returns the saved one. */
export async function saveCustomer(
  db: Queryable,
  customer: { accountId: string; customerId: string; customerAccount: string | null; now: Date },
): Promise<string> {
  const { accountId, customerId, customerAccount, now } = customer;
  const [kept] = await db
    .insert(checkouts)
    .values({ accountId, customerId, customerAccount, begunAt: now })
    .onConflictDoUpdate({
      target: checkouts.accountId,
      set: {
        customerId: sql`coalesce(${checkouts.customerId}, excluded.customer_id)`,
        customerAccount: sql`CASE WHEN ${checkouts.customerId} IS NULL THEN excluded.customer_account ELSE ${checkouts.customerAccount} END`,
      },
    })
    .returning({ customerId: checkouts.customerId });
  return kept?.customerId ?? customerId;
}

/** Saves a checkout's session; false if another order has replaced the checkout's since. */
export async function saveSession(
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

/** Open checkouts that are due for reconciliation. */
export async function listDueCheckouts(db: Queryable, now: Date, limit: number): Promise<CheckoutRow[]> {
  return db
    .select()
    .from(checkouts)
    .where(and(isNotNull(checkouts.orderId), lte(checkouts.checkAt, now)))
    .orderBy(checkouts.checkAt)
    .limit(limit);
}
