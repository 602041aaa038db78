import type { Ticket, TicketEntry, TicketRow } from "@vestpocket/domain/tickets/tickets.schema";
import { toMoment } from "../../platform/moment.ts";
import type { AssignedTicket, EntryRecord, TicketWithSender } from "./tickets.queries.ts";

/** A ticket in the administrators' list. */
export function toRow({ assigneeId, assigneeName, accountName, email, ...ticket }: AssignedTicket): TicketRow {
  const { id, number, type, subject, status, priority, createdAt, repliedAt, firstAnsweredAt, closedAt } = ticket;
  const people = { requester: { name: accountName, email }, assignee: toPerson(assigneeId, assigneeName) };
  return {
    ...{ id, number, type, subject, status, priority, ...people, createdAt: toMoment(createdAt) },
    repliedAt: toMomentOrNull(repliedAt),
    firstAnsweredAt: toMomentOrNull(firstAnsweredAt),
    closedAt: toMomentOrNull(closedAt),
  };
}

const toMomentOrNull = (at: Date | null) => (at === null ? null : toMoment(at));

interface Around extends Pick<Ticket, "others" | "nextId"> {
  readonly entries: readonly EntryRecord[];
}

/** A ticket as administrators read it. */
export function toTicket(ticket: TicketWithSender, { entries, ...around }: Around): Ticket {
  const { description, email, language, revision, accountId, accountName, administrators } = ticket;
  const account = toPerson(accountId, accountName);
  const content = { description, email, language, revision, account, administrators: [...administrators] };
  return { ...toRow(ticket), ...content, ...around, history: entries.map(toEntry) };
}

/** Null if there is nobody, or the account was deleted. */
const toPerson = (uid: string | null, name: string | null) => (uid === null || name === null ? null : { uid, name });

function toEntry({ at, assigneeId, assigneeName, ...entry }: EntryRecord): TicketEntry {
  const { id, event, actorName, message, type, priority } = entry;
  const assignee = assigneeId === null ? null : { uid: assigneeId, name: assigneeName };
  return { id, at: toMoment(at), event, actorName, message, type, priority, assignee };
}
