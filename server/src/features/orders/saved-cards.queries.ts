import { and, eq, gt, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import type { OrderRow } from "./orders.queries.ts";
import { orders, savedCards } from "./orders.tables.ts";

export type SavedCardRow = typeof savedCards.$inferSelect;

/** An account's saved card; undefined without one, and if it went with a customer that was replaced at the provider. */
export async function findSavedCard(db: Queryable, accountId: string): Promise<SavedCardRow | undefined> {
  const isPresent = sql`EXISTS (
    SELECT FROM membership_checkouts checkout
    WHERE checkout.account_id = ${savedCards.accountId} AND checkout.customer_id = ${savedCards.customerId})`;
  const [card] = await db
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.accountId, accountId), isPresent));
  return card;
}

/** Any saved card of an account, also one that can no longer be used. */
export async function findAnyCard(db: Queryable, accountId: string): Promise<SavedCardRow | undefined> {
  const [card] = await db.select().from(savedCards).where(eq(savedCards.accountId, accountId));
  return card;
}

/** Saves an account's card in place of the one before. */
export async function saveCard(tx: Queryable, card: SavedCardRow): Promise<void> {
  const { accountId: _account, ...set } = card;
  await tx.insert(savedCards).values(card).onConflictDoUpdate({ target: savedCards.accountId, set });
}

/** Deletes a card by its id at the provider; returns whose it was. */
export async function deleteCard(tx: Queryable, paymentMethodId: string): Promise<string | undefined> {
  const [deleted] = await tx
    .delete(savedCards)
    .where(eq(savedCards.paymentMethodId, paymentMethodId))
    .returning({ accountId: savedCards.accountId });
  return deleted?.accountId;
}

/** Changes what is known about a card, by its id at the provider. */
export async function updateCard(
  tx: Queryable,
  paymentMethodId: string,
  values: Pick<SavedCardRow, "brand" | "last4" | "expiresMonth" | "expiresYear">,
): Promise<void> {
  await tx.update(savedCards).set(values).where(eq(savedCards.paymentMethodId, paymentMethodId));
}

/** Whether the card of an order's payment is to be saved. This does not count as an update of the order. */
export async function setSavesCard(db: Queryable, id: string, savesCard: boolean): Promise<void> {
  await db.update(orders).set({ savesCard }).where(eq(orders.id, id));
}

/** Orders paid after a given time whose card is to be saved. */
export async function listSavingCards(db: Queryable, after: Date, limit: number): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(sql`${orders.savesCard}`, gt(orders.paidAt, after)))
    .orderBy(orders.paidAt)
    .limit(limit);
}
