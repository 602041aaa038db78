import { z } from "zod/mini";
import { momentSchema } from "../../shared/moments.schema.ts";
import { INT32_MAX, integer } from "../../shared/numbers.schema.ts";
import { pageRequestSchema, pageSchema } from "../../shared/paging.schema.ts";
import { withRequiredWords } from "../../shared/required-words.ts";
import { plainText, searchQuerySchema } from "../../shared/text.schema.ts";
import { LANGUAGES } from "../../shared/text.ts";
import { ACCOUNT_MESSAGES } from "../accounts/accounts.rules.ts";
import {
  TICKET_EVENTS,
  TICKET_MESSAGES,
  TICKET_NUMBER_ALPHABET,
  TICKET_NUMBER_LENGTH,
  TICKET_NUMBER_PREFIX,
  TICKET_PRIORITIES,
  TICKET_STATUSES,
  TICKET_TYPES,
} from "./tickets.rules.ts";

const ticketNumber = z
  .string()
  .check(z.regex(new RegExp(`^${TICKET_NUMBER_PREFIX}[${TICKET_NUMBER_ALPHABET}]{${TICKET_NUMBER_LENGTH}}$`, "u")));

export const addTicketRequestSchema = z.strictObject({
  type: withRequiredWords(z.enum(TICKET_TYPES), TICKET_MESSAGES.typeRequired),
  subject: withRequiredWords(plainText(1_000), TICKET_MESSAGES.subjectRequired),
  description: withRequiredWords(plainText(20_000), TICKET_MESSAGES.descriptionRequired),
  email: withRequiredWords(plainText(1_000), ACCOUNT_MESSAGES.emailRequired),
});
export type AddTicketRequest = z.infer<typeof addTicketRequestSchema>;

export const addedTicketSchema = z.object({ msg: z.string(), ticketNumber });
export type AddedTicket = z.infer<typeof addedTicketSchema>;

/** Which tickets an administrator looks for; all that is given must match, and what is empty is not looked at. */
export const listTicketsRequestSchema = z.extend(pageRequestSchema, {
  status: z.optional(z.enum(["", ...TICKET_STATUSES])),
  type: z.optional(z.enum(["", ...TICKET_TYPES])),
  /** In the number, the subject or the e-mail address; accents and case do not count. */
  searchQuery: z.optional(searchQuerySchema),
});
export type ListTicketsRequest = z.infer<typeof listTicketsRequestSchema>;

/** A ticket in the list: nothing by which a person is reached. */
export const ticketRowSchema = z.object({
  id: z.uuid(),
  number: ticketNumber,
  type: z.enum(TICKET_TYPES),
  subject: z.string(),
  status: z.enum(TICKET_STATUSES),
  /** Null until it is triaged. */
  priority: z.nullable(z.enum(TICKET_PRIORITIES)),
  createdAt: momentSchema,
});
export type TicketRow = z.infer<typeof ticketRowSchema>;

export const ticketsSchema = z.extend(pageSchema, { tickets: z.array(ticketRowSchema) });

/** What was done with a ticket, and by whom. */
export const ticketEntrySchema = z.object({
  id: z.uuid(),
  at: momentSchema,
  event: z.enum(TICKET_EVENTS),
  /** Null where the account is gone. */
  actorName: z.nullable(z.string()),
  /** The answer, or the reason for closing. */
  message: z.nullable(z.string()),
  /** Those that a triage gave. */
  type: z.nullable(z.enum(TICKET_TYPES)),
  priority: z.nullable(z.enum(TICKET_PRIORITIES)),
});
export type TicketEntry = z.infer<typeof ticketEntrySchema>;

const revision = integer(1, INT32_MAX);

export const ticketSchema = z.extend(ticketRowSchema, {
  description: z.string(),
  email: z.string(),
  /** In which its sender is written to. */
  language: z.enum(LANGUAGES),
  /** Who was signed in when it was filed. */
  account: z.nullable(z.object({ uid: z.uuid(), name: z.string() })),
  /** Counts what was done with it: named in a change, so that nobody overlooks what another has just done. */
  revision,
  /** From the first to the last. */
  history: z.array(ticketEntrySchema),
});
export type Ticket = z.infer<typeof ticketSchema>;

/** The revision that whoever changes a ticket has seen; without it only the status counts. */
const seen = { revision: z.optional(revision) };

export const triageTicketRequestSchema = z.strictObject({
  ...seen,
  priority: z.enum(TICKET_PRIORITIES),
  type: z.optional(z.enum(TICKET_TYPES)),
});
export const answerTicketRequestSchema = z.strictObject({
  ...seen,
  message: withRequiredWords(plainText(20_000), TICKET_MESSAGES.answerRequired),
});
export const closeTicketRequestSchema = z.strictObject({ ...seen, reason: z.optional(plainText(2_000)) });
export const reopenTicketRequestSchema = z.strictObject(seen);
