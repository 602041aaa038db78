import type { TicketThread } from "@vestpocket/domain/tickets/ticket-threads.schema";
import { toMoment } from "../../platform/moment.ts";
import type { EntryRecord, TicketRecord } from "./tickets.queries.ts";

/** A ticket as its sender reads it: reasons for closing, triage and names stay with the administrators. */
export function toThread(
  { id, number, type, subject, status, description, createdAt }: TicketRecord,
  entries: readonly EntryRecord[],
): TicketThread {
  const question = { id, at: toMoment(createdAt), isOwn: true, text: description };
  const messages = entries.flatMap((entry) => {
    const { event, message } = entry;
    if (message === null || (event !== "answer" && event !== "reply")) return [];
    return [{ id: entry.id, at: toMoment(entry.at), isOwn: event === "reply", text: message }];
  });
  return { number, type, subject, status, messages: [question, ...messages] };
}
