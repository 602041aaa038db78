import { type DisputeStatus, TO_ANSWER } from "@vestpocket/domain/orders/disputes.rules";
import type {
  AdminOrder,
  ListAdminOrdersRequest,
  OrderEvent,
} from "@vestpocket/domain/orders/order-administration.schema";
import { readReceiptNumber } from "@vestpocket/domain/orders/orders.rules";
import { asc, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { validate as isUuid } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { isWithinDays } from "../../platform/database/days.ts";
import { toInfix } from "../../platform/database/like.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { ITS_QUOTE, QUOTED, type QuotedOrder, type QuoteRow } from "./orders.queries.ts";
import { discountCodes, orderQuotes, orders } from "./orders.tables.ts";

/** How many events of an order are shown. */
const EVENTS_MAX = 100;

/** An order with its buyer; null if the account is gone. */
export type BoughtOrder = QuotedOrder & {
  readonly buyer: { readonly name: string; readonly email: string } | null;
  readonly dispute: AdminOrder["dispute"];
};

const BOUGHT = {
  ...QUOTED,
  buyer: sql<BoughtOrder["buyer"]>`(
    SELECT jsonb_build_object('name', buyer.first_name || ' ' || buyer.last_name, 'email', buyer.email)
    FROM accounts buyer WHERE buyer.id = ${orders.accountId})`,
  dispute: sql<BoughtOrder["dispute"]>`(
    SELECT jsonb_build_object('id', dispute.id, 'status', dispute.status, 'cents', dispute.cents, 'reason', dispute.reason,
      'dueBy', CASE WHEN dispute.due_by IS NOT NULL
        THEN json_build_object('seconds', floor(extract(epoch FROM dispute.due_by))) END)
    FROM order_disputes dispute WHERE dispute.order_id = ${orders.id}
    ORDER BY dispute.created_at DESC, dispute.id DESC LIMIT 1)`,
};

/** Whether an order has a dispute or an inquiry in one of these stages. */
const hasDispute = (statuses: readonly DisputeStatus[]) => sql`EXISTS (
  SELECT 1 FROM order_disputes dispute WHERE dispute.order_id = ${orders.id} AND dispute.status IN ${statuses})`;

/** The bank has taken nothing so far. */
const OPEN_INQUIRIES = ["warning_needs_response", "warning_under_review"] as const satisfies readonly DisputeStatus[];

/** Until when a response is due, of what needs one. */
const ANSWER_BY = sql`(
  SELECT min(dispute.due_by) FROM order_disputes dispute
  WHERE dispute.order_id = ${orders.id} AND dispute.status IN ${TO_ANSWER})`;

/** A page of all orders, newest first, or by deadline if a response is due, with the total. */
export async function listAllOrderRows(
  db: Queryable,
  { searchQuery, status, kind, page, limit, ...days }: ListAdminOrdersRequest,
): Promise<{ rows: BoughtOrder[]; total: number }> {
  // The date that the list shows.
  const conditions: SQL[] = [sql`true`, ...isWithinDays(sql`coalesce(${orders.paidAt}, ${orders.createdAt})`, days)];
  if (searchQuery) conditions.push(matches(searchQuery));
  if (status === "undelivered") conditions.push(sql`${orders.undeliveredAt} IS NOT NULL AND ${orders.status} = 'paid'`);
  else if (status === "refund_failed") conditions.push(sql`${orders.refundFailedAt} IS NOT NULL`);
  else if (status === "inquiry") conditions.push(hasDispute(OPEN_INQUIRIES));
  else if (status === "to_answer") conditions.push(hasDispute(TO_ANSWER));
  else if (status) conditions.push(eq(orders.status, status));
  if (kind) conditions.push(eq(orders.kind, kind));
  const where = sql.join(conditions, sql` AND `);
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(orders).where(where);
  const rows = await db
    .select(BOUGHT)
    .from(orders)
    .innerJoin(orderQuotes, ITS_QUOTE)
    .where(where)
    .orderBy(...(status === "to_answer" ? [sql`${ANSWER_BY} NULLS LAST`] : []), desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: counted?.total ?? 0 };
}

/** The searched text is a receipt number, an id, or part of a title or an e-mail. */
function matches(searched: string): SQL {
  const part = toInfix(searched);
  const number = readReceiptNumber(searched);
  const found = or(
    number === undefined ? undefined : eq(orders.number, number),
    isUuid(searched) ? or(eq(orders.id, searched), eq(orders.accountId, searched)) : undefined,
    eq(orders.intentId, searched),
    sql`${orders.listingTitle} ILIKE ${part}`,
    sql`EXISTS (SELECT 1 FROM accounts buyer WHERE buyer.id = ${orders.accountId} AND buyer.email ILIKE ${part})`,
  );
  return sql`(${found})`;
}

export async function findBoughtOrder(db: Queryable, id: string): Promise<BoughtOrder | undefined> {
  const [order] = await db.select(BOUGHT).from(orders).innerJoin(orderQuotes, ITS_QUOTE).where(eq(orders.id, id));
  return order;
}

/** Every quote of an order, oldest first. */
export async function listQuotes(db: Queryable, orderId: string): Promise<QuoteRow[]> {
  return db.select().from(orderQuotes).where(eq(orderQuotes.orderId, orderId)).orderBy(asc(orderQuotes.revision));
}

export interface CodeOfOrder {
  readonly createdAt: Date;
  readonly usedAt: Date | null;
}

/** The discount code that an order holds or has used. */
export async function findCodeOfOrder(db: Queryable, orderId: string): Promise<CodeOfOrder | undefined> {
  const [code] = await db
    .select({ createdAt: discountCodes.createdAt, usedAt: discountCodes.usedAt })
    .from(discountCodes)
    .where(eq(discountCodes.orderId, orderId));
  return code;
}

export type OrderEventRow = Omit<OrderEvent, "at"> & { readonly at: Date };

/** Changes of the membership whose year an order paid for, until the next year was bought. */
const IS_OF_ITS_YEAR = sql`(
  entry.subject_kind = 'membership' AND ordered.kind = 'membership' AND ordered.paid_at IS NOT NULL AND entry.at >= ordered.created_at
  AND NOT EXISTS (
    SELECT 1 FROM orders later
    WHERE later.account_id = ordered.account_id AND later.kind = 'membership' AND later.paid_at IS NOT NULL
      AND later.created_at > ordered.created_at AND later.created_at <= entry.at))`;

/** Audit log entries about an order, oldest first, without mere reads. */
export async function listOrderEvents(db: Queryable, orderId: string): Promise<OrderEventRow[]> {
  return selectRows<OrderEventRow>(
    db,
    sql`
    SELECT entry.id, entry.at, entry.action, (entry.details->>'cents')::int AS cents, entry.details->>'reason' AS reason,
      CASE WHEN entry.action = 'orders.dispute_settled' THEN entry.details->>'status' END AS outcome,
      CASE WHEN entry.actor_id IS NOT NULL
        THEN json_build_object('uid', entry.actor_id, 'name', actor.first_name || ' ' || actor.last_name) END AS actor
    FROM orders ordered
    JOIN audit_entries entry ON entry.subject_id IN (ordered.id::text, ordered.account_id::text)
    LEFT JOIN accounts actor ON actor.id = entry.actor_id
    WHERE ordered.id = ${orderId} AND (entry.subject_id = ordered.id::text OR ${IS_OF_ITS_YEAR})
      AND entry.action NOT LIKE '%.read'
    ORDER BY entry.at, entry.id LIMIT ${EVENTS_MAX}`,
  );
}
