import { z } from "zod/mini";
import { batchRequestSchema } from "../../shared/batch.schema.ts";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { INT32_MAX, integer } from "../../shared/numbers.schema.ts";
import { datedPageRequestSchema, pageSchema } from "../../shared/paging.schema.ts";
import { withRequiredMessage } from "../../shared/required-message.ts";
import { plainText, readableLine, readableText, searchQuerySchema } from "../../shared/text.schema.ts";
import { LANGUAGES } from "../../shared/text.ts";
import { ACCOUNT_MESSAGES } from "../accounts/accounts.rules.ts";
import {
  FORMER_TICKET_NUMBER_PREFIX,
  TICKET_ASSIGNEES,
  TICKET_ENTRY_EVENTS,
  TICKET_MESSAGES,
  TICKET_NUMBER_ALPHABET,
  TICKET_NUMBER_LENGTH,
  TICKET_NUMBER_PREFIX,
  TICKET_PRIORITIES,
  TICKET_SORTS,
  TICKET_STATUSES,
  TICKET_TYPES,
} from "./tickets.rules.ts";

const ticketNumber = z
  .string()
  .check(
    z.regex(
      new RegExp(
        `^(?:${TICKET_NUMBER_PREFIX}|${FORMER_TICKET_NUMBER_PREFIX})[${TICKET_NUMBER_ALPHABET}]{${TICKET_NUMBER_LENGTH}}$`,
        "u",
      ),
    ),
  );

export const addTicketRequestSchema = z.strictObject({
  type: withRequiredMessage(z.enum(TICKET_TYPES), TICKET_MESSAGES.typeRequired),
  subject: withRequiredMessage(readableLine(1_000), TICKET_MESSAGES.subjectRequired),
  description: withRequiredMessage(readableText(20_000), TICKET_MESSAGES.descriptionRequired),
  email: withRequiredMessage(plainText(1_000), ACCOUNT_MESSAGES.emailRequired),
});
export type AddTicketRequest = z.infer<typeof addTicketRequestSchema>;

export const addedTicketSchema = z.object({ msg: z.string(), ticketNumber });
export type AddedTicket = z.infer<typeof addedTicketSchema>;

/** Filters of the list of tickets. All given ones must match; empty ones are ignored. */
export const listTicketsRequestSchema = z.extend(datedPageRequestSchema, {
  status: z.optional(z.enum(["", ...TICKET_STATUSES])),
  type: z.optional(z.enum(["", ...TICKET_TYPES])),
  assignee: z.optional(z.enum(TICKET_ASSIGNEES)),
  /** By default, the newest first. `oldest`: those that wait, the oldest first. `urgent`: those that wait, by priority. */
  sort: z.optional(z.enum(TICKET_SORTS)),
  /** Part of the number, the subject or the e-mail address, ignoring case and accents. */
  searchQuery: z.optional(searchQuerySchema),
});
export type ListTicketsRequest = z.infer<typeof listTicketsRequestSchema>;

const administratorSchema = z.object({ uid: idText, name: z.string() });

/** A ticket in the administrators' list. */
export const ticketRowSchema = z.object({
  id: idText,
  number: ticketNumber,
  /** Who wrote it: the name of the account that filed it, if there is one, and the address that is answered. */
  requester: z.object({ name: z.nullable(z.string()), email: z.string() }),
  type: z.enum(TICKET_TYPES),
  subject: z.string(),
  status: z.enum(TICKET_STATUSES),
  /** Null until it is triaged. */
  priority: z.nullable(z.enum(TICKET_PRIORITIES)),
  /** The administrator in charge; null if nobody is. */
  assignee: z.nullable(administratorSchema),
  createdAt: momentSchema,
  /** When its sender wrote again; null once it was answered or closed. */
  repliedAt: z.nullable(momentSchema),
  firstAnsweredAt: z.nullable(momentSchema),
  /** Null unless it is closed. */
  closedAt: z.nullable(momentSchema),
});
export type TicketRow = z.infer<typeof ticketRowSchema>;

export const ticketsSchema = z.extend(pageSchema, { tickets: z.array(ticketRowSchema) });

/** An entry in a ticket's history. */
export const ticketEntrySchema = z.object({
  id: idText,
  at: momentSchema,
  event: z.enum(TICKET_ENTRY_EVENTS),
  /** Null if the account was deleted, or a visitor replied. */
  actorName: z.nullable(z.string()),
  /** The answer, the sender's reply, or the reason for closing. */
  message: z.nullable(z.string()),
  /** As set by a triage. */
  type: z.nullable(z.enum(TICKET_TYPES)),
  priority: z.nullable(z.enum(TICKET_PRIORITIES)),
  /** The assignee; null if unassigned and for other events. The name is null if the account was deleted. */
  assignee: z.nullable(z.object({ uid: idText, name: z.nullable(z.string()) })),
});
export type TicketEntry = z.infer<typeof ticketEntrySchema>;

const revision = integer(1, INT32_MAX);

export const ticketSchema = z.extend(ticketRowSchema, {
  description: z.string(),
  email: z.string(),
  /** The language of e-mails to the sender. */
  language: z.enum(LANGUAGES),
  /** The account that filed it; null for visitors. */
  account: z.nullable(z.object({ uid: idText, name: z.string() })),
  /** The administrators it can be assigned to, by name. */
  administrators: z.array(administratorSchema),
  /** Other tickets of the same address or account, newest first, at most ten. */
  others: z.array(z.object({ id: idText, number: ticketNumber, subject: z.string(), status: z.enum(TICKET_STATUSES) })),
  /** The next one that waits, from the oldest to the newest and round again; null if no other does. */
  nextId: z.nullable(idText),
  /** Increases with every change. A change names the revision it is based on, so that no other change is overlooked. */
  revision,
  /** Oldest first. */
  history: z.array(ticketEntrySchema),
});
export type Ticket = z.infer<typeof ticketSchema>;

/** The revision that a change is based on. Without it, only the status is checked. */
const seen = { revision: z.optional(revision) };

export const triageTicketRequestSchema = z.strictObject({
  ...seen,
  priority: z.enum(TICKET_PRIORITIES),
  type: z.optional(z.enum(TICKET_TYPES)),
});
export const answerTicketRequestSchema = z.strictObject({
  ...seen,
  message: withRequiredMessage(readableText(20_000), TICKET_MESSAGES.answerRequired),
  /** Also closes the ticket. */
  andClose: z._default(z.boolean(), false),
});
export const closeTicketRequestSchema = z.strictObject({ ...seen, reason: z.optional(readableText(2_000)) });
export const closeTicketsRequestSchema = z.extend(batchRequestSchema, { reason: z.optional(readableText(2_000)) });
/** Without an administrator, the ticket is unassigned. */
export const assignTicketRequestSchema = z.strictObject({ ...seen, uid: z.nullable(idText) });
export const reopenTicketRequestSchema = z.strictObject(seen);
