import { foldText } from "@vestpocket/domain/shared/text";
import { TICKET_PRIORITIES, type TICKET_SORTS } from "@vestpocket/domain/tickets/tickets.rules";
import type { ListTicketsRequest } from "@vestpocket/domain/tickets/tickets.schema";
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, like, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { isWithinDays } from "../../platform/database/days.ts";
import { toInfix } from "../../platform/database/like.ts";
import { ticketEntries, tickets } from "./tickets.tables.ts";

export type NewTicketRow = Omit<typeof tickets.$inferInsert, "searchText">;
export type TicketRecord = typeof tickets.$inferSelect;
export type NewEntryRow = typeof ticketEntries.$inferInsert;
export type EntryRecord = typeof ticketEntries.$inferSelect & {
  readonly actorName: string | null;
  readonly assigneeName: string | null;
};
/** A ticket with the names of its assignee and its signed-in sender, and when it was first answered and closed. */
export type AssignedTicket = TicketRecord & {
  readonly assigneeName: string | null;
  readonly accountName: string | null;
  readonly firstAnsweredAt: Date | null;
  readonly closedAt: Date | null;
};
/** A ticket with the administrators it can be assigned to. */
export type TicketWithSender = AssignedTicket & {
  readonly administrators: readonly { readonly uid: string; readonly name: string }[];
};

/** An account's name by id; null if it was deleted. */
const nameOf = (id: SQL) => sql<string | null>`(
  SELECT account.first_name || ' ' || account.last_name FROM accounts account WHERE account.id = ${id})`;

/** When something first or last happened to a ticket. */
const whenOf = (which: "min" | "max", event: "answer" | "close") =>
  sql<Date | null>`(SELECT ${sql.raw(which)}(entry.at) FROM ticket_entries entry
    WHERE entry.ticket_id = tickets.id AND entry.event = ${event})`.mapWith(tickets.repliedAt);

const ASSIGNED = {
  ...getTableColumns(tickets),
  assigneeName: nameOf(sql`${tickets.assigneeId}`),
  accountName: nameOf(sql`${tickets.accountId}`),
  firstAnsweredAt: whenOf("min", "answer"),
  closedAt: sql<Date | null>`CASE WHEN ${tickets.status} = 'closed' THEN ${whenOf("max", "close")} END`.mapWith(
    tickets.repliedAt,
  ),
};

/** Locks an address until the transaction ends, so that its tickets are submitted one after another. */
export async function lockSender(tx: Queryable, emailKey: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`tickets ${emailKey}`}, 0))`);
}

/** Whether a ticket from this address was confirmed after that moment. */
export async function wasConfirmedSince(tx: Queryable, emailKey: string, since: Date): Promise<boolean> {
  const found = await tx
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.emailKey, emailKey), gt(tickets.confirmedAt, since)))
    .limit(1);
  return found.length > 0;
}

/** Returns false if another ticket has the number. */
export async function insertTicket(tx: Queryable, ticket: NewTicketRow): Promise<boolean> {
  const searchText = foldText(`${ticket.number} ${ticket.subject} ${ticket.email}`);
  const inserted = await tx
    .insert(tickets)
    .values({ ...ticket, searchText })
    .onConflictDoNothing({ target: tickets.number })
    .returning({ id: tickets.id });
  return inserted.length > 0;
}

/** Those that wait for us come first. */
const WAITING_FIRST = sql`(${tickets.status} NOT IN ('open', 'triaged'))`;
const BY_PRIORITY = sql`array_position(${sql.raw(`ARRAY['${TICKET_PRIORITIES.toReversed().join("','")}']`)}, ${tickets.priority})`;
const OLDEST = [asc(tickets.createdAt), asc(tickets.id)];
const ORDERS: Readonly<Record<(typeof TICKET_SORTS)[number], readonly SQL[]>> = {
  newest: [desc(tickets.createdAt), desc(tickets.id)],
  oldest: [WAITING_FIRST, ...OLDEST],
  urgent: [WAITING_FIRST, BY_PRIORITY, ...OLDEST],
};

/** A page of tickets in the order asked for, with the total. */
export async function listTicketRows(
  db: Queryable,
  {
    status,
    type,
    assignee,
    sort,
    viewerId,
    searchQuery,
    page,
    limit,
    ...days
  }: ListTicketsRequest & { viewerId: string },
): Promise<{ rows: AssignedTicket[]; total: number }> {
  const sought = foldText(searchQuery ?? "");
  const where = and(
    status ? eq(tickets.status, status) : undefined,
    type ? eq(tickets.type, type) : undefined,
    assignee === "me" ? eq(tickets.assigneeId, viewerId) : undefined,
    assignee === "nobody" ? isNull(tickets.assigneeId) : undefined,
    ...isWithinDays(tickets.createdAt, days),
    sought === "" ? undefined : like(tickets.searchText, toInfix(sought)),
  );
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(tickets).where(where);
  const rows = await db
    .select(ASSIGNED)
    .from(tickets)
    .where(where)
    .orderBy(...ORDERS[sort ?? "newest"])
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: counted?.total ?? 0 };
}

const ADMINISTRATORS = sql<TicketWithSender["administrators"]>`(
  SELECT coalesce(json_agg(json_build_object('uid', id, 'name', first_name || ' ' || last_name)
    ORDER BY first_name, last_name, id), '[]')
  FROM accounts WHERE role = 'administrator' AND administrator_role IN ('support', 'full') AND disabled_at IS NULL)`;

export async function findTicket(db: Queryable, id: string): Promise<TicketWithSender | undefined> {
  const [ticket] = await db
    .select({ ...ASSIGNED, administrators: ADMINISTRATORS })
    .from(tickets)
    .where(eq(tickets.id, id));
  return ticket;
}

/** A ticket, locked until the transaction ends. */
export async function lockTicket(tx: Queryable, id: string): Promise<TicketRecord | undefined> {
  const [ticket] = await tx.select().from(tickets).where(eq(tickets.id, id)).for("update");
  return ticket;
}

/** These tickets, locked until the transaction ends, in a fixed order, so that two calls never deadlock. */
export async function lockTickets(tx: Queryable, ids: readonly string[]): Promise<TicketRecord[]> {
  return tx
    .select()
    .from(tickets)
    .where(inArray(tickets.id, [...ids]))
    .orderBy(tickets.id)
    .for("update");
}

/** Whether this is an administrator of support who is not disabled; if so, the account is locked until the transaction ends. */
export async function lockAdministrator(tx: Queryable, uid: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`SELECT 1 FROM accounts WHERE id = ${uid} AND role = 'administrator' AND administrator_role IN ('support', 'full')
      AND disabled_at IS NULL FOR KEY SHARE`,
  );
  return rows.length > 0;
}

export async function updateTicket(
  tx: Queryable,
  id: string,
  changed: Partial<Pick<TicketRecord, "status" | "type" | "priority" | "assigneeId" | "repliedAt">> &
    Pick<TicketRecord, "updatedAt">,
): Promise<void> {
  await tx
    .update(tickets)
    .set({ ...changed, revision: sql`${tickets.revision} + 1` })
    .where(eq(tickets.id, id));
}

export async function insertEntry(tx: Queryable, entry: NewEntryRow): Promise<void> {
  await tx.insert(ticketEntries).values(entry);
}

/** A ticket's history, oldest first. */
export async function listEntries(db: Queryable, ticketId: string): Promise<EntryRecord[]> {
  return db
    .select({
      ...getTableColumns(ticketEntries),
      actorName: nameOf(sql`${ticketEntries.actorId}`),
      assigneeName: nameOf(sql`${ticketEntries.assigneeId}`),
    })
    .from(ticketEntries)
    .where(eq(ticketEntries.ticketId, ticketId))
    .orderBy(asc(ticketEntries.at), asc(ticketEntries.id));
}

/** What the sender of a ticket added last. */
export async function findLastReply(db: Queryable, ticketId: string): Promise<string | undefined> {
  const [reply] = await db
    .select({ message: ticketEntries.message })
    .from(ticketEntries)
    .where(and(eq(ticketEntries.ticketId, ticketId), eq(ticketEntries.event, "reply")))
    .orderBy(desc(ticketEntries.at), desc(ticketEntries.id))
    .limit(1);
  return reply?.message ?? undefined;
}

/** What was written after the ticket, by both sides, oldest first. */
const MESSAGES = sql<{ at: string; event: "answer" | "reply"; message: string }[]>`(
  SELECT coalesce(json_agg(json_build_object('at', entry.at, 'event', entry.event, 'message', entry.message)
    ORDER BY entry.at, entry.id), '[]')
  FROM ticket_entries entry WHERE entry.ticket_id = tickets.id AND entry.event IN ('answer', 'reply'))`;

/** Tickets submitted while signed in, with what was written in them, for the account's data export. */
export async function listTicketsOf(db: Queryable, accountId: string) {
  const { number, type, subject, description, email, status, createdAt } = getTableColumns(tickets);
  return db
    .select({ number, type, subject, description, email, status, createdAt, messages: MESSAGES })
    .from(tickets)
    .where(eq(tickets.accountId, accountId))
    .orderBy(asc(tickets.id));
}
