import { withValues } from "@vestpocket/domain/shared/text";
import type { TicketType } from "@vestpocket/domain/tickets/tickets.rules";
import type { MailContent } from "../../platform/messages/messages.ts";

/** The mails of tickets: what each says. None repeats what was filed: it may be somebody else who filed it under this address. */

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
      message: "Somebody reads it, and answers by e-mail to this address where an answer is due.",
    },
  ],
  notes: [
    /*i18n*/ {
      id: "tickets.mail.confirmed.not_you",
      message: "If you submitted no ticket, somebody gave your address by mistake: you need not do anything.",
    },
  ],
});

/** `url`: where the next ticket is written, absolute and made from the settings. */
export const answeredMail = (answered: { number: string; answer: string; url: string }): MailContent => ({
  subject: withValues(
    /*i18n*/ { id: "tickets.mail.answered.subject", message: "An answer to your ticket {number}" },
    { number: answered.number },
  ),
  paragraphs: [
    withValues(
      /*i18n*/ { id: "tickets.mail.answered.what", message: "This is our answer to your ticket {number}:" },
      { number: answered.number },
    ),
    withValues(/*i18n*/ { id: "tickets.mail.answered.answer", message: "{answer}" }, { answer: answered.answer }),
  ],
  button: { label: /*i18n*/ { id: "tickets.mail.answered.button", message: "Write again" }, url: answered.url },
  notes: [
    /*i18n*/ {
      id: "tickets.mail.answered.again",
      message: "Replies to this message are not read. To write again, submit another ticket that names the number.",
    },
  ],
});
