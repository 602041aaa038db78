import { toLine, toLines } from "../../shared/readable-text.ts";
import { type Message, withValues } from "../../shared/text.ts";
import { ACCOUNT_MESSAGES, validateEmail } from "../accounts/accounts.rules.ts";

export const TICKET_TYPES = ["bug", "feature", "account", "payment", "other"] as const;
export type TicketType = (typeof TICKET_TYPES)[number];

/** The label of each type, in the order of the form. */
export const TICKET_TYPE_LABELS = {
  bug: /*i18n*/ { id: "tickets.type.bug", message: "Bug Report" },
  feature: /*i18n*/ { id: "tickets.type.feature", message: "Feature Request" },
  account: /*i18n*/ { id: "tickets.type.account", message: "Account Issue" },
  payment: /*i18n*/ { id: "tickets.type.payment", message: "Payment Problem" },
  other: /*i18n*/ { id: "tickets.type.other", message: "Other" },
} as const satisfies Record<TicketType, Message>;

/** From the lowest to the highest. */
export const TICKET_PRIORITIES = ["low", "normal", "high", "urgent"] as const;
export type TicketPriority = (typeof TICKET_PRIORITIES)[number];

export const TICKET_PRIORITY_LABELS = {
  low: /*i18n*/ { id: "tickets.priority.low", message: "Low" },
  normal: /*i18n*/ { id: "tickets.priority.normal", message: "Normal" },
  high: /*i18n*/ { id: "tickets.priority.high", message: "High" },
  urgent: /*i18n*/ { id: "tickets.priority.urgent", message: "Urgent" },
} as const satisfies Record<TicketPriority, Message>;

/** Longest texts, in characters. */
export const SUBJECT_MAX = 150;
export const TICKET_DESCRIPTION_MAX = 5_000;
export const ANSWER_MAX = 5_000;
export const REASON_MAX = 500;

/** Ticket numbers are read aloud and typed, so no character can be mistaken for another. They do not reveal how many there are. */
export const TICKET_NUMBER_PREFIX = "TK-";
/** The format of tickets filed when receipts and tickets had the same prefix. */
export const FORMER_TICKET_NUMBER_PREFIX = "VP-";
export const TICKET_NUMBER_LENGTH = 6;
export const TICKET_NUMBER_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** Most tickets per hour from one network, for one e-mail address, and in total. */
export const TICKETS_PER_NETWORK_AN_HOUR = 5;
export const TICKETS_PER_EMAIL_AN_HOUR = 5;
export const TICKETS_AN_HOUR = 300;
/** Most tickets per hour of which administrators are told by mail; of the others they are told in the product only. */
export const TICKETS_MAILED_AN_HOUR = 20;
/** Most replies of a ticket's sender per hour to one ticket, and most entries of a ticket's history that a reply may follow. */
export const TICKET_REPLIES_AN_HOUR = 10;
export const TICKET_ENTRIES_MAX = 200;
/** How long the link of an email opens a ticket's page, in days. */
export const TICKET_LINK_DAYS = 90;
/** At most one confirmation per e-mail address in this time, however many tickets are filed for it. */
export const CONFIRMATION_MINUTES = 60;

export const TICKET_MESSAGES = {
  submitted: /*i18n*/ { id: "tickets.submitted", message: "Ticket submitted successfully!" },
  typeRequired: /*i18n*/ { id: "tickets.type_required", message: "Please choose a type." },
  subjectRequired: /*i18n*/ { id: "tickets.subject_required", message: "Please enter a subject." },
  descriptionRequired: /*i18n*/ { id: "tickets.description_required", message: "Please enter a description." },
  replied: /*i18n*/ { id: "tickets.replied", message: "Your message was sent." },
  replyRequired: /*i18n*/ { id: "tickets.reply_required", message: "Please write a message." },
  answerRequired: /*i18n*/ { id: "tickets.answer_required", message: "Please write an answer." },
  longText: /*i18n*/ { id: "tickets.long_text", message: "Please use {max, number} characters or fewer." },
} as const satisfies Record<string, Message>;

export interface TicketDetails {
  /** Empty if none was chosen. */
  readonly type: TicketType | "";
  readonly subject: string;
  readonly description: string;
  readonly email: string;
}

/** The problems with a ticket by field, in the order of the form; empty if it can be filed (product.md §8). */
export function validateTicket(details: TicketDetails): Partial<Record<keyof TicketDetails, Message>> {
  const found = {
    type: details.type === "" ? TICKET_MESSAGES.typeRequired : undefined,
    subject: validateLine(details.subject, { required: TICKET_MESSAGES.subjectRequired, max: SUBJECT_MAX }),
    description: validateText(details.description, {
      required: TICKET_MESSAGES.descriptionRequired,
      max: TICKET_DESCRIPTION_MAX,
    }),
    email: details.email.trim() === "" ? ACCOUNT_MESSAGES.emailRequired : validateEmail(details.email),
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined));
}

/** The problem with an administrator's reply, or undefined: 1 to 5,000 characters. */
export function validateAnswer(message: string): Message | undefined {
  return validateText(message, { required: TICKET_MESSAGES.answerRequired, max: ANSWER_MAX });
}

/** The problem with what a ticket's sender adds, or undefined: 1 to 5,000 characters. */
export function validateReply(message: string): Message | undefined {
  return validateText(message, { required: TICKET_MESSAGES.replyRequired, max: ANSWER_MAX });
}

/** The problem with the reason for closing a ticket, or undefined: up to 500 characters, or empty. */
export function validateReason(reason: string): Message | undefined {
  return validateText(reason, { required: undefined, max: REASON_MAX });
}

interface TextRule {
  /** The message for an empty text; undefined if it may be empty. */
  readonly required: Message | undefined;
  /** In characters. */
  readonly max: number;
}

export function validateLine(text: string, rule: TextRule): Message | undefined {
  return validateLength(toLine(text), rule);
}

export function validateText(text: string, rule: TextRule): Message | undefined {
  return validateLength(toLines(text), rule);
}

function validateLength(text: string, { required, max }: TextRule): Message | undefined {
  if (text === "") return required;
  return [...text].length > max ? withValues(TICKET_MESSAGES.longText, { max }) : undefined;
}

export const TICKET_STATUSES = ["open", "triaged", "answered", "closed"] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

export const TICKET_STATUS_LABELS = {
  open: /*i18n*/ { id: "tickets.status.open", message: "Open" },
  triaged: /*i18n*/ { id: "tickets.status.triaged", message: "Triaged" },
  answered: /*i18n*/ { id: "tickets.status.answered", message: "Answered" },
  closed: /*i18n*/ { id: "tickets.status.closed", message: "Closed" },
} as const satisfies Record<TicketStatus, Message>;

/** Assignee filters for tickets: the viewer's own, or unassigned. */
export const TICKET_ASSIGNEES = ["me", "nobody"] as const;

/** The orders of the list of tickets; the first is the default. */
export const TICKET_SORTS = ["newest", "oldest", "urgent"] as const;

/** What can happen to a ticket, depending on its status: its sender replies, and administrators do the rest. */
export const TICKET_EVENTS = ["triage", "answer", "close", "reopen", "reply"] as const;
export type TicketEvent = (typeof TICKET_EVENTS)[number];
/** The entries in a ticket's history. */
export const TICKET_ENTRY_EVENTS = [...TICKET_EVENTS, "assign"] as const;

/** The events that each status allows, and the status that follows. */
const TRANSITIONS: Readonly<Record<TicketStatus, Partial<Record<TicketEvent, TicketStatus>>>> = {
  open: { triage: "triaged", answer: "answered", close: "closed", reply: "open" },
  triaged: { triage: "triaged", answer: "answered", close: "closed", reply: "triaged" },
  answered: { answer: "answered", close: "closed", reopen: "open", reply: "open" },
  closed: { reopen: "open", reply: "open" },
};

/** The status after an event, or undefined if the current status does not allow it. */
export function nextTicketStatus(status: TicketStatus, event: TicketEvent): TicketStatus | undefined {
  return TRANSITIONS[status][event];
}
