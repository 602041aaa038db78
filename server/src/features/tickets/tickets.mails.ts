import { paths } from "@vestpocket/domain/shared/paths";
import { type Message, withValues } from "@vestpocket/domain/shared/text";
import type { TicketType } from "@vestpocket/domain/tickets/tickets.rules";
import type { MailContent } from "../../platform/messages/messages.ts";
import type { News } from "../../platform/messages/tell.ts";

/** The ticket e-mails. None repeats what was submitted: someone else may have given this address. */

export const confirmedMail = ({ number, type }: { number: string; type: TicketType }): MailContent => ({
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
      message: "A person will read it and reply to this address if needed.",
    },
  ],
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

/** `url`: the form for another ticket. */
export const answeredMail = (answered: { number: string; answer: string; url: string }): MailContent => ({
  subject: withValues(
    /*i18n*/ { id: "tickets.mail.answered.subject", message: "Our answer to your ticket {number}" },
    { number: answered.number },
  ),
  paragraphs: [
    withValues(
      /*i18n*/ { id: "tickets.mail.answered.what", message: "Here is our answer to your ticket {number}:" },
      { number: answered.number },
    ),
    withValues(/*i18n*/ { id: "tickets.mail.answered.answer", message: "{answer}" }, { answer: answered.answer }),
  ],
  button: {
    label: /*i18n*/ { id: "tickets.mail.answered.button", message: "Submit another ticket" },
    url: answered.url,
  },
  notes: [
    /*i18n*/ {
      id: "tickets.mail.answered.again",
      message: "Replies to this email are not read. To write again, submit another ticket and mention this number.",
    },
  ],
});
