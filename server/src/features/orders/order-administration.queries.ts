import { type DisputeStatus, TO_ANSWER } from "@vestpocket/domain/orders/disputes.rules";
import type {
  AdminOrder,
  ListAdminOrdersRequest,
  OrderEvent,
} from "@vestpocket/domain/orders/order-administration.schema";
import { readReceiptNumber } from "@vestpocket/domain/orders/orders.rules";
import type { ListPlace } from "@vestpocket/domain/shared/paging";
import { foldText } from "@vestpocket/domain/shared/text";
import { asc, eq, or, type SQL, sql } from "drizzle-orm";
import { validate as isUuid } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { isWithinDays } from "../../platform/database/days.ts";
import { countListed, pageAlong } from "../../platform/database/list-pages.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { isAmong, toPersonWords } from "../../platform/database/words.ts";
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

/** A page of all orders, newest first unless sorted, or by deadline if a response is due, and how many there are. */
export async function listAllOrderRows(
  db: Queryable,
  wanted: ListAdminOrdersRequest & Pick<ListPlace, "countedTo">,
): Promise<{ rows: BoughtOrder[]; total: number }> {
  const where = sql.join([sql`true`, ...listConditions(wanted)], sql` AND `);
  const key = { table: "orders", value: "shown_at", isAscending: wanted.sort === "oldest" };
  const { isAfter, order, limits } = pageAlong(key, wanted);
  const isByDeadline = wanted.status === "to_answer" && wanted.sort === undefined && wanted.countedTo === undefined;
  const due = isByDeadline ? sql`${ANSWER_BY} NULLS LAST, ` : sql``;
  const total = await countListed(db, sql`orders WHERE ${where} ORDER BY ${order}`, wanted);
  const paged = sql`SELECT id FROM orders WHERE ${sql.join([where, ...isAfter], sql` AND `)} ORDER BY ${due}${order} ${limits}`;
  const rows = await db
    .select(BOUGHT)
    .from(orders)
    .innerJoin(orderQuotes, ITS_QUOTE)
    .where(sql`orders.id = ANY (ARRAY(${paged}))`)
    .orderBy(sql`${due}${order}`);
  return { rows, total };
}

function listConditions({ searchQuery, status, kind, ...days }: ListAdminOrdersRequest): SQL[] {
  const conditions: SQL[] = isWithinDays(sql`orders.shown_at`, days);
  if (searchQuery) conditions.push(matches(searchQuery));
  if (status === "undelivered") conditions.push(sql`${orders.undeliveredAt} IS NOT NULL AND ${orders.status} = 'paid'`);
  else if (status === "refund_failed") conditions.push(sql`${orders.refundFailedAt} IS NOT NULL`);
  else if (status === "inquiry") conditions.push(hasDispute(OPEN_INQUIRIES));
  else if (status === "to_answer") conditions.push(hasDispute(TO_ANSWER));
  else if (status) conditions.push(eq(orders.status, status));
  if (kind) conditions.push(eq(orders.kind, kind));
  return conditions;
}

/** The searched text is a receipt number, an id, or the beginnings of words of a title, or of the buyer's name and address. */
function matches(searched: string): SQL {
  const number = readReceiptNumber(searched);
  if (number !== undefined) return eq(orders.number, number);
  if (isUuid(searched)) return sql`(${or(eq(orders.id, searched), eq(orders.accountId, searched))})`;
  const person = sql`lookups_person(first_name, last_name, email_key, phone_number)`;
  return isAmong(sql`orders.id`, [
    sql`SELECT id FROM orders WHERE intent_id = ${searched}`,
    sql`SELECT id FROM orders WHERE lookups_words(listing_title) @@ agents_query(${foldText(searched)})`,
    sql`SELECT id FROM orders WHERE ${isAmong(sql`account_id`, [
      sql`SELECT id FROM accounts WHERE ${person} @@ agents_query(${toPersonWords(searched)})`,
    ])}`,
  ]);
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
