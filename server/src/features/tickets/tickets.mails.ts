import { paths } from "@vestpocket/domain/shared/paths";
import { cutText, type Message, withValues } from "@vestpocket/domain/shared/text";
import { TICKET_LINK_DAYS, type TicketType } from "@vestpocket/domain/tickets/tickets.rules";
import type { MailContent } from "../../platform/messages/messages.ts";
import type { News } from "../../platform/messages/tell.ts";

/**
 * The ticket e-mails. None before an answer repeats what was submitted: someone else may have given this address. An
 * administrator has read it before they answer.
 */

export const confirmedMail = ({
  number,
  type,
  url,
}: {
  number: string;
  type: TicketType;
  url: string;
}): MailContent => ({
  subject: withValues(
    /*i18n*/ { id: "tickets.mail.confirmed.subject", message: "We received your ticket {number}" },
    { number },
  ),
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "tickets.mail.confirmed.what",
        message:
          "Number: {number}\nType: {type, select, bug {Bug Report} feature {Feature Request} account {Account Issue} payment {Payment Problem} other {Other}}",
      },
      { number, type },
    ),
    /*i18n*/ {
      id: "tickets.mail.confirmed.next",
      message: "A person will read it and answer to this address. You can read the ticket and add to it on its page.",
    },
  ],
  button: { label: /*i18n*/ { id: "tickets.mail.confirmed.button", message: "Open your ticket" }, url },
  notes: [
    /*i18n*/ {
      id: "tickets.mail.confirmed.not_you",
      message:
        "If you did not submit a ticket, someone entered your address by mistake, and you can ignore this email.",
    },
  ],
});

interface Arrived {
  readonly id: string;
  readonly number: string;
  readonly type: TicketType;
  /** Whether it is mailed to those who chose so. */
  readonly isMailed: boolean;
}

/** To administrators: that there is a new ticket, and nothing of what its sender wrote. */
export function arrivedNews({ id, number, type, isMailed }: Arrived): News {
  const text = withValues(
    /*i18n*/ {
      id: "tickets.mail.arrived.subject",
      message:
        "New ticket {number}: {type, select, bug {Bug Report} feature {Feature Request} account {Account Issue} payment {Payment Problem} other {Other}}",
    },
    { number, type },
  );
  const path = paths.admin(`tickets/${id}`);
  return isMailed
    ? { event: "ticket_arrived", path, mail: { toContent: toWaitingMail(text) } }
    : { event: "ticket_arrived", path, text };
}

/** A mail to administrators that says only what waits and where. */
const toWaitingMail =
  (subject: Message) =>
  (url: string): MailContent => ({
    subject,
    paragraphs: [
      /*i18n*/ { id: "tickets.mail.waiting.what", message: "What the sender wrote is in the administration." },
    ],
    button: { label: /*i18n*/ { id: "tickets.mail.waiting.button", message: "Open the ticket" }, url },
  });

/** To administrators: that a ticket's sender wrote again, and nothing of what. */
export function repliedNews({ id, number, isMailed }: Omit<Arrived, "type">): News {
  const text = withValues(
    /*i18n*/ { id: "tickets.mail.replied.subject", message: "New message in ticket {number}" },
    { number },
  );
  const path = paths.admin(`tickets/${id}`);
  return { event: "ticket_replied", path, ...(isMailed ? { mail: { toContent: toWaitingMail(text) } } : { text }) };
}

/** How much of a question an answer repeats. */
const QUOTE_MAX = 1_000;

interface Answered {
  readonly number: string;
  /** What the sender wrote last. */
  readonly question: string;
  readonly answer: string;
  /** The ticket's page. */
  readonly url: string;
}

export const answeredMail = ({ number, question, answer, url }: Answered): MailContent => ({
  subject: withValues(
    /*i18n*/ { id: "tickets.mail.answered.subject", message: "Our answer to your ticket {number}" },
    { number },
  ),
  paragraphs: [
    withValues(
      /*i18n*/ { id: "tickets.mail.answered.what", message: "Here is our answer to your ticket {number}:" },
      { number },
    ),
    withValues(/*i18n*/ { id: "tickets.mail.answered.answer", message: "{answer}" }, { answer }),
    withValues(
      /*i18n*/ { id: "tickets.mail.answered.question", message: "You wrote:\n{question}" },
      { question: toQuote(question) },
    ),
  ],
  button: { label: /*i18n*/ { id: "tickets.mail.answered.button", message: "Read the ticket and reply" }, url },
  notes: [
    withValues(
      /*i18n*/ {
        id: "tickets.mail.answered.again",
        message:
          "Replies to this email are not read: please reply on the ticket’s page. The link works for {days} days, for whoever has it.",
      },
      { days: TICKET_LINK_DAYS },
    ),
  ],
});

function toQuote(text: string): string {
  const cut = cutText(text, QUOTE_MAX);
  return cut.length < text.length ? `${cut}…` : text;
}
