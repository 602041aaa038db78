import {
  TICKET_PRIORITY_LABELS,
  TICKET_STATUS_LABELS,
  TICKET_TYPE_LABELS,
} from "@vestpocket/domain/tickets/tickets.rules";
import type { TicketRow } from "@vestpocket/domain/tickets/tickets.schema";
import { CSV_HEADINGS as HEADINGS, toMomentCell } from "../../platform/csv-words.ts";
import type { CsvColumn } from "../../platform/http/csv.ts";

const NAME = /*i18n*/ { id: "csv.ticket.name", message: "Name" };
const FIRST_ANSWER = /*i18n*/ { id: "csv.ticket.first_answer", message: "First answer (UTC)" };
const CLOSED = /*i18n*/ { id: "csv.ticket.closed", message: "Closed (UTC)" };

export const TICKET_COLUMNS: readonly CsvColumn<TicketRow>[] = [
  { header: HEADINGS.number, value: ({ number }) => number },
  { header: NAME, value: ({ requester }) => requester.name },
  { header: HEADINGS.email, value: ({ requester }) => requester.email },
  { header: HEADINGS.subject, value: ({ subject }) => subject },
  { header: HEADINGS.type, value: ({ type }, say) => say(TICKET_TYPE_LABELS[type]) },
  { header: HEADINGS.status, value: ({ status }, say) => say(TICKET_STATUS_LABELS[status]) },
  {
    header: HEADINGS.priority,
    value: ({ priority }, say) => (priority === null ? null : say(TICKET_PRIORITY_LABELS[priority])),
  },
  { header: HEADINGS.assignee, value: ({ assignee }) => assignee?.name ?? null },
  { header: HEADINGS.createdAt, value: ({ createdAt }) => toMomentCell(createdAt) },
  { header: FIRST_ANSWER, value: ({ firstAnsweredAt }) => toMomentCell(firstAnsweredAt) },
  { header: CLOSED, value: ({ closedAt }) => toMomentCell(closedAt) },
  { header: HEADINGS.id, value: ({ id }) => id },
];
