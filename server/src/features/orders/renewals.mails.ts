import type { RenewalProblem } from "@vestpocket/domain/orders/renewals.rules";
import { type Message, withValues } from "@vestpocket/domain/shared/text";
import type { MailContent } from "../../platform/messages/messages.ts";

/** The texts of e-mails about automatic renewals. Every `url` is absolute. */

interface Renewal {
  readonly title: string;
  /** With taxes. */
  readonly amount: string;
  readonly days: number;
  /** When it is charged, and when the listing ends otherwise. */
  readonly date: string;
  readonly end: string;
}

const BUTTON: Message = /*i18n*/ { id: "renewals.mail.button", message: "Billing & Payment" };
const RENEW_BUTTON: Message = /*i18n*/ { id: "renewals.mail.renew_button", message: "Renew with any card" };

/** Before a renewal is charged; `last4` are the card's last digits. */
export const renewalNoticeMail = (renewal: Renewal & { last4: string; url: string }): MailContent => ({
  subject: withValues(
    /*i18n*/ { id: "renewals.mail.notice.subject", message: "Your listing renews on {date} for {amount}" },
    { date: renewal.date, amount: renewal.amount },
  ),
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "renewals.mail.notice.what",
        message:
          "On {date}, we will charge {amount}, taxes included, to the card ending in {last4}, and add {days} days to your listing “{title}”. It would otherwise end on {end}.",
      },
      { ...renewal },
    ),
    withValues(
      /*i18n*/ {
        id: "renewals.mail.notice.stop",
        message:
          "You turned this on, and you can turn it off until {date} on the page below. Nothing is charged then. If the card is declined, we try once more a day later.",
      },
      { date: renewal.date },
    ),
  ],
  button: { label: BUTTON, url: renewal.url },
});

const PROBLEMS: Readonly<Record<Exclude<RenewalProblem, "declined">, Message>> = {
  no_card: /*i18n*/ { id: "renewals.mail.no_card", message: "You have no saved card." },
  card_expires: /*i18n*/ { id: "renewals.mail.card_expires", message: "Your saved card expires before then." },
};

/** Before a renewal that has no card to charge. */
export const cardProblemMail = (
  renewal: Renewal & { problem: Exclude<RenewalProblem, "declined">; url: string },
): MailContent => ({
  subject: /*i18n*/ { id: "renewals.mail.problem.subject", message: "Your listing cannot be renewed automatically" },
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "renewals.mail.problem.what",
        message: "Your listing “{title}” was to renew on {date} for {amount}. {problem} It ends on {end}.",
      },
      { ...renewal, problem: PROBLEMS[renewal.problem] },
    ),
    /*i18n*/ {
      id: "renewals.mail.problem.do",
      message: "Renew it yourself with any card, or save another one with your next payment before that day.",
    },
  ],
  button: { label: RENEW_BUTTON, url: renewal.url },
});

/** The card was declined; `retry` is the day of the second attempt, undefined after it. */
export const renewalDeclinedMail = ({
  retry,
  ...renewal
}: Renewal & { retry: string | undefined; url: string }): MailContent => ({
  subject: /*i18n*/ { id: "renewals.mail.declined.subject", message: "Your listing could not be renewed" },
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "renewals.mail.declined.what",
        message: "We could not charge {amount} to your saved card to renew your listing “{title}”. It ends on {end}.",
      },
      { ...renewal },
    ),
    retry === undefined
      ? /*i18n*/ {
          id: "renewals.mail.declined.last",
          message: "We will not try again. You can renew it yourself with any card.",
        }
      : withValues(
          /*i18n*/ {
            id: "renewals.mail.declined.retry",
            message: "We will try once more on {retry}. You can also renew it yourself with any card before then.",
          },
          { retry },
        ),
  ],
  button: { label: RENEW_BUTTON, url: renewal.url },
});
