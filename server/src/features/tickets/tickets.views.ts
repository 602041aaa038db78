import type { Ticket, TicketEntry, TicketRow } from "@vestpocket/domain/tickets/tickets.schema";
import { toMoment } from "../../platform/moment.ts";
import type { AssignedTicket, EntryRecord, TicketWithSender } from "./tickets.queries.ts";

/** A ticket in the administrators' list. */
export function toRow({ assigneeId, assigneeName, createdAt, ...ticket }: AssignedTicket): TicketRow {
  const { id, number, type, subject, status, priority } = ticket;
  const assignee = toPerson(assigneeId, assigneeName);
  return { id, number, type, subject, status, priority, assignee, createdAt: toMoment(createdAt) };
}

/** A ticket as administrators read it. */
export function toTicket(ticket: TicketWithSender, entries: readonly EntryRecord[]): Ticket {
  const { description, email, language, revision, accountId, accountName, administrators } = ticket;
  const account = toPerson(accountId, accountName);
  const content = { description, email, language, revision, account, administrators: [...administrators] };
  return { ...toRow(ticket), ...content, history: entries.map(toEntry) };
}

/** Null if there is nobody, or the account was deleted. */
const toPerson = (uid: string | null, name: string | null) => (uid === null || name === null ? null : { uid, name });

function toEntry({ at, assigneeId, assigneeName, ...entry }: EntryRecord): TicketEntry {
  const { id, event, actorName, message, type, priority } = entry;
  const assignee = assigneeId === null ? null : { uid: assigneeId, name: assigneeName };
  return { id, at: toMoment(at), event, actorName, message, type, priority, assignee };
}
