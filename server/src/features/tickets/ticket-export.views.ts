import {
  TICKET_PRIORITY_LABELS,
  TICKET_STATUS_LABELS,
  TICKET_TYPE_LABELS,
} from "@vestpocket/domain/tickets/tickets.rules";
import type { TicketRow } from "@vestpocket/domain/tickets/tickets.schema";
import { CSV_HEADINGS as HEADINGS, toMomentCell } from "../../platform/csv-words.ts";
import type { CsvColumn } from "../../platform/http/csv.ts";

export const TICKET_COLUMNS: readonly CsvColumn<TicketRow>[] = [
  { header: HEADINGS.number, value: ({ number }) => number },
  { header: HEADINGS.subject, value: ({ subject }) => subject },
  { header: HEADINGS.type, value: ({ type }, say) => say(TICKET_TYPE_LABELS[type]) },
  { header: HEADINGS.status, value: ({ status }, say) => say(TICKET_STATUS_LABELS[status]) },
  {
    header: HEADINGS.priority,
    value: ({ priority }, say) => (priority === null ? null : say(TICKET_PRIORITY_LABELS[priority])),
  },
  { header: HEADINGS.assignee, value: ({ assignee }) => assignee?.name ?? null },
  { header: HEADINGS.createdAt, value: ({ createdAt }) => toMomentCell(createdAt) },
  { header: HEADINGS.id, value: ({ id }) => id },
];
