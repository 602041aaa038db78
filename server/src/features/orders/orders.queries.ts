import type { Quote } from "@vestpocket/domain/orders/orders.rules";
import type { Order } from "@vestpocket/domain/orders/orders.schema";
import { and, desc, eq, getTableColumns, gt, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { NOTES, type NoteColumns } from "./credit-notes.queries.ts";
import { LINES, paysFor, paysForAny } from "./lines.queries.ts";
import { orderQuotes, orders, paymentEvents, receiptNumbers } from "./orders.tables.ts";

export type OrderRow = typeof orders.$inferSelect;
export type QuoteRow = typeof orderQuotes.$inferSelect;
/** An order with its current quote: the one that its payment was last accepted with, or paid. */
export type QuotedOrder = OrderRow & {
  readonly quote: QuoteRow;
  readonly notes: NoteColumns[];
  readonly lines: Order["lines"];
};

/** For other queries of orders with their current quote and their notes. */
export const QUOTED = { ...getTableColumns(orders), quote: getTableColumns(orderQuotes), notes: NOTES, lines: LINES };
export const ITS_QUOTE = and(eq(orderQuotes.orderId, orders.id), eq(orderQuotes.revision, orders.revision));

export async function insertOrder(tx: Queryable, order: typeof orders.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(orders).values(order).onConflictDoNothing().returning({ id: orders.id });
  return inserted.length > 0;
}

export async function insertQuote(
  tx: Queryable,
  quote: Omit<Quote, "plan" | "addOns" | "boosts" | "taxes"> &
    Omit<QuoteRow, keyof Quote | "purpose"> &
    Partial<Pick<QuoteRow, "purpose">> &
    Pick<QuoteRow, "plan" | "addOns" | "boosts" | "taxes">,
): Promise<void> {
  await tx.insert(orderQuotes).values(quote);
}

const LINE_COUNT = sql`(
  SELECT count(*) FROM order_lines line
  WHERE line.order_id = ${orders.id} AND line.revision = ${orders.revision} AND line.refunded_at IS NULL)`;

/** How many listings an account has paid for and was not refunded. */
export async function countPaidListings(db: Queryable, accountId: string): Promise<number> {
  const isPaid = and(eq(orders.accountId, accountId), eq(orders.kind, "listing"), eq(orders.status, "paid"));
  const listings = sql<number>`coalesce(sum(greatest(1, ${LINE_COUNT})), 0)::int`;
  const [counted] = await db.select({ total: listings }).from(orders).where(isPaid);
  return counted?.total ?? 0;
}

const isOpenOf = (listingId: string) => and(eq(orders.listingId, listingId), eq(orders.status, "open"));
const isOpenCartOf = (accountId: string) =>
  and(eq(orders.accountId, accountId), eq(orders.kind, "listing"), isNull(orders.listingId), eq(orders.status, "open"));

/** The open order for this listing alone. */
export async function findOpenOrder(db: Queryable, listingId: string): Promise<OrderRow | undefined> {
  const [order] = await db.select().from(orders).where(isOpenOf(listingId));
  return order;
}

/** The open orders that pay for any of these listings: their own, and those for several listings. */
export async function listOpenOrders(db: Queryable, listingIds: readonly string[]): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(paysForAny(listingIds), eq(orders.status, "open")));
}

/** The open order of an account for several listings. */
export async function findOpenCart(db: Queryable, accountId: string): Promise<OrderRow | undefined> {
  const [order] = await db.select().from(orders).where(isOpenCartOf(accountId));
  return order;
}

/** The same, locked until the transaction ends. */
export async function lockOpenCart(tx: Queryable, accountId: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(isOpenCartOf(accountId)).for("update");
  return order;
}

/** The open order of a listing, locked until the transaction ends. */
export async function lockOpenOrder(tx: Queryable, listingId: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(isOpenOf(listingId)).for("update");
  return order;
}

export async function lockOrder(tx: Queryable, id: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
  return order;
}

export async function lockOrderOfIntent(tx: Queryable, intentId: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.intentId, intentId)).for("update");
  return order;
}

export async function findOrderOfIntent(db: Queryable, intentId: string): Promise<OrderRow | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.intentId, intentId));
  return order;
}

export async function findOrderOfInvoice(tx: Queryable, invoiceId: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.invoiceId, invoiceId));
  return order;
}

export async function findQuote(tx: Queryable, orderId: string, revision: number): Promise<QuoteRow | undefined> {
  const one = and(eq(orderQuotes.orderId, orderId), eq(orderQuotes.revision, revision));
  const [quote] = await tx.select().from(orderQuotes).where(one);
  return quote;
}

/** The most recently requested quote, whether or not the provider has accepted it. */
export async function findLatestQuote(tx: Queryable, orderId: string): Promise<QuoteRow | undefined> {
  const [quote] = await tx
    .select()
    .from(orderQuotes)
    .where(eq(orderQuotes.orderId, orderId))
    .orderBy(desc(orderQuotes.revision))
    .limit(1);
  return quote;
}

export async function findOrder(db: Queryable, id: string): Promise<QuotedOrder | undefined> {
  const [order] = await db.select(QUOTED).from(orders).innerJoin(orderQuotes, ITS_QUOTE).where(eq(orders.id, id));
  return order;
}

/** A page of an account's orders, newest first, with the total. */
export async function listOrders(
  db: Queryable,
  wanted: { accountId: string; listingId?: string | undefined; limit: number; offset: number },
): Promise<{ rows: QuotedOrder[]; total: number }> {
  const { accountId, listingId } = wanted;
  const ofListing = listingId === undefined ? undefined : paysFor(listingId);
  const own = and(eq(orders.accountId, accountId), ofListing);
  const rows = await db
    .select(QUOTED)
    .from(orders)
    .innerJoin(orderQuotes, ITS_QUOTE)
    .where(own)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(wanted.limit)
    .offset(wanted.offset);
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(orders).where(own);
  return { rows, total: counted?.total ?? 0 };
}

/** All of an account's orders, as its data export shows them. */
export async function listOrdersOf(db: Queryable, accountId: string): Promise<QuotedOrder[]> {
  return db.select(QUOTED).from(orders).innerJoin(orderQuotes, ITS_QUOTE).where(eq(orders.accountId, accountId));
}

export async function updateOrder(
  tx: Queryable,
  id: string,
  values: Partial<Omit<OrderRow, "id">> & { updatedAt: Date },
): Promise<void> {
  await tx.update(orders).set(values).where(eq(orders.id, id));
}

/** Counts as an update of an order, unless it is no longer open. */
export async function touchOpenOrder(
  db: Queryable,
  id: string,
  times: Pick<OrderRow, "updatedAt" | "checkAt">,
): Promise<void> {
  await db
    .update(orders)
    .set(times)
    .where(and(eq(orders.id, id), eq(orders.status, "open")));
}

/** Counts a definite failure at the provider: the next request gets another idempotency key. */
export async function raiseAttempt(db: Queryable, { id, attempt }: Pick<OrderRow, "id" | "attempt">): Promise<void> {
  const same = and(eq(orders.id, id), eq(orders.attempt, attempt));
  await db
    .update(orders)
    .set({ attempt: attempt + 1 })
    .where(same);
}

/** Saves when an order is next reconciled, unless it was cancelled. This does not count as an update of the order. */
export async function setCheck(db: Queryable, id: string, checkAt: Date): Promise<void> {
  await db
    .update(orders)
    .set({ checkAt })
    .where(and(eq(orders.id, id), ne(orders.status, "cancelled")));
}

/** Open orders of listings that are due for reconciliation. */
export async function listDueOrders(db: Queryable, now: Date, limit: number): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(isNull(orders.paidAt), eq(orders.kind, "listing"), ne(orders.status, "cancelled"), lte(orders.checkAt, now)),
    )
    .orderBy(orders.checkAt)
    .limit(limit);
}

/**
 * Paid orders whose listing could not be published, not refunded yet, and due for another attempt. Failed refunds are
 * for a person to repeat.
 */
export async function listUndelivered(db: Queryable, now: Date, limit: number): Promise<OrderRow[]> {
  const isDue = or(isNull(orders.checkAt), lte(orders.checkAt, now));
  return db
    .select()
    .from(orders)
    .where(and(isNotNull(orders.undeliveredAt), isNull(orders.failedRefundId), eq(orders.status, "paid"), isDue))
    .orderBy(sql`${orders.checkAt} NULLS FIRST`)
    .limit(limit);
}

/** Orders paid after a given time for which we do not know the payment method. */
export async function listWithoutPaidWith(db: Queryable, after: Date, limit: number): Promise<OrderRow[]> {
  const unknown = and(isNull(orders.paidWith), isNotNull(orders.intentId), gt(orders.paidAt, after));
  return db.select().from(orders).where(unknown).orderBy(orders.paidAt).limit(limit);
}

/** Saves how an order was paid. This does not count as an update of the order. */
export async function setPaidWith(db: Queryable, id: string, paidWith: OrderRow["paidWith"]): Promise<void> {
  await db.update(orders).set({ paidWith }).where(eq(orders.id, id));
}

/** The next receipt number. Payments queue here until each transaction ends, so that no number is skipped. */
export async function takeReceiptNumber(tx: Queryable): Promise<number> {
  const [taken] = await tx
    .update(receiptNumbers)
    .set({ last: sql`${receiptNumbers.last} + 1` })
    .returning();
  if (taken === undefined) throw new Error("receipt_numbers is empty");
  return taken.last;
}

export async function isKnownEvent(db: Queryable, id: string): Promise<boolean> {
  const found = await db.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, id));
  return found.length > 0;
}

/** Records an event; false if it was already recorded. Of two concurrent ones, the second waits for the first. */
export async function recordEvent(
  tx: Queryable,
  event: { id: string; type: string; receivedAt: Date },
): Promise<boolean> {
  const recorded = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return recorded.length > 0;
}
