import { type Message, withValues } from "../../shared/text.ts";
import { ACCOUNT_MESSAGES, validateEmail } from "../accounts/accounts.rules.ts";

export const TICKET_TYPES = ["bug", "feature", "account", "payment", "other"] as const;
export type TicketType = (typeof TICKET_TYPES)[number];

/** What each type is called, in the order of the form. */
export const TICKET_TYPE_LABELS = {
  bug: /*i18n*/ { id: "tickets.type.bug", message: "Bug Report" },
  feature: /*i18n*/ { id: "tickets.type.feature", message: "Feature Request" },
  account: /*i18n*/ { id: "tickets.type.account", message: "Account Issue" },
  payment: /*i18n*/ { id: "tickets.type.payment", message: "Payment Problem" },
  other: /*i18n*/ { id: "tickets.type.other", message: "Other" },
} as const satisfies Record<TicketType, Message>;

/** From the least to the most. */
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

/** A ticket's number is read aloud and typed: no sign that is taken for another. It tells nothing of how many there are. */
export const TICKET_NUMBER_PREFIX = "VP-";
export const TICKET_NUMBER_LENGTH = 6;
export const TICKET_NUMBER_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** Tickets an hour at most: from an address of origin, under an e-mail address, from everybody. */
export const TICKETS_PER_NETWORK_AN_HOUR = 5;
export const TICKETS_PER_EMAIL_AN_HOUR = 5;
export const TICKETS_AN_HOUR = 300;
/** An e-mail address is told of one ticket in this time, of however many are filed under it. */
export const CONFIRMATION_MINUTES = 60;

export const TICKET_MESSAGES = {
  submitted: /*i18n*/ { id: "tickets.submitted", message: "Ticket submitted successfully!" },
  typeRequired: /*i18n*/ { id: "tickets.type_required", message: "Please choose a type." },
  subjectRequired: /*i18n*/ { id: "tickets.subject_required", message: "Please enter a subject." },
  descriptionRequired: /*i18n*/ { id: "tickets.description_required", message: "Please enter a description." },
  answerRequired: /*i18n*/ { id: "tickets.answer_required", message: "Please write an answer." },
  longText: /*i18n*/ { id: "tickets.long_text", message: "Please use {max, number} characters or fewer." },
  oneLine: /*i18n*/ {
    id: "tickets.one_line",
    message: "Please use a single line, without control characters.",
  },
  controlCharacters: /*i18n*/ {
    id: "tickets.control_characters",
    message: "Please remove the control characters.",
  },
} as const satisfies Record<string, Message>;

export interface TicketDetails {
  /** Empty: none is chosen. */
  readonly type: TicketType | "";
  readonly subject: string;
  readonly description: string;
  readonly email: string;
}

/** What is wrong with a ticket, by field, in the order of the form; empty when it may be filed (product.md §8). */
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

/** What is wrong with an administrator's answer; undefined where nothing is. */
export function validateAnswer(message: string): Message | undefined {
  return validateText(message, { required: TICKET_MESSAGES.answerRequired, max: ANSWER_MAX });
}

/** What is wrong with the reason for which a ticket is closed, which may be empty; undefined where nothing is. */
export function validateReason(reason: string): Message | undefined {
  return validateText(reason, { required: undefined, max: REASON_MAX });
}

/** Text of several lines as it is kept: one kind of line break, no space around it. */
export function toLines(text: string): string {
  return text.replace(/\r\n?|[\u0085\u2028\u2029]/gu, "\n").trim();
}

interface TextRule {
  /** Said of an empty one; undefined where it may be empty. */
  readonly required: Message | undefined;
  /** In characters. */
  readonly max: number;
}

function validateLine(text: string, rule: TextRule): Message | undefined {
  // What ends a line, or cannot be seen at all, has no place in what may once stand in a header.
  return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text.trim()) ? TICKET_MESSAGES.oneLine : validateLength(text.trim(), rule);
}

function validateText(text: string, rule: TextRule): Message | undefined {
  const kept = toLines(text);
  return /[^\P{Cc}\n\t]/u.test(kept) ? TICKET_MESSAGES.controlCharacters : validateLength(kept, rule);
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

/** What administrators do with a ticket. */
export const TICKET_EVENTS = ["triage", "answer", "close", "reopen"] as const;
export type TicketEvent = (typeof TICKET_EVENTS)[number];

/** What may happen in which status, and the status it leads to. */
const TRANSITIONS: Readonly<Record<TicketStatus, Partial<Record<TicketEvent, TicketStatus>>>> = {
  open: { triage: "triaged", answer: "answered", close: "closed" },
  triaged: { triage: "triaged", answer: "answered", close: "closed" },
  answered: { answer: "answered", close: "closed", reopen: "open" },
  closed: { reopen: "open" },
};

/** The status an event leads to; undefined where it may not happen in this one. */
export function nextTicketStatus(status: TicketStatus, event: TicketEvent): TicketStatus | undefined {
  return TRANSITIONS[status][event];
}
