import type { Ticket, TicketEntry, TicketRow } from "@vestpocket/domain/tickets/tickets.schema";
import { toMoment } from "../../platform/moment.ts";
import type { EntryRecord, TicketRecord, TicketWithSender } from "./tickets.queries.ts";

/** A ticket in the administrators' list. */
export function toRow({ id, number, type, subject, status, priority, createdAt }: TicketRecord): TicketRow {
  return { id, number, type, subject, status, priority, createdAt: toMoment(createdAt) };
}

/** A ticket as administrators read it. */
export function toTicket(ticket: TicketWithSender, entries: readonly EntryRecord[]): Ticket {
  const { description, email, language, revision, accountId, accountName } = ticket;
  const account = accountId === null || accountName === null ? null : { uid: accountId, name: accountName };
  return { ...toRow(ticket), description, email, language, revision, account, history: entries.map(toEntry) };
}

function toEntry({ id, at, event, actorName, message, type, priority }: EntryRecord): TicketEntry {
  return { id, at: toMoment(at), event, actorName, message, type, priority };
}
