import { type Message, withValues } from "@vestpocket/domain/shared/text";
import type { MailContent } from "../../platform/messages/messages.ts";

interface Asked {
  readonly title: string;
  readonly date: string;
  /** The page with the button. */
  readonly url: string;
}

const CONFIRM: Message = /*i18n*/ { id: "confirmations.mail.button", message: "Confirm your listing" };
const AWAY: Message = /*i18n*/ {
  id: "confirmations.mail.away",
  message:
    "Sold or leased? Close the listing under My Listings. Away? On the page of this link, choose when we ask again.",
};

/** To the owner of a listing that was not confirmed for a while, or who did not answer an inquiry. */
export const askMail = ({ title, date, url }: Asked): MailContent => ({
  subject: withValues(
    /*i18n*/ { id: "confirmations.mail.ask.subject", message: "Is “{title}” still available?" },
    { title },
  ),
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "confirmations.mail.ask.what",
        message:
          "Readers see when you last confirmed “{title}”. If it is still available, confirm it. It takes one press and no log-in.",
      },
      { title },
    ),
    withValues(
      /*i18n*/ {
        id: "confirmations.mail.ask.until",
        message: "If we do not hear from you, we pause the listing on {date}, and remind you before.",
      },
      { date },
    ),
    AWAY,
  ],
  button: { label: CONFIRM, url },
});

/** A week later, if they have not answered. */
export const reminderMail = ({ title, date, url }: Asked): MailContent => ({
  subject: withValues(
    /*i18n*/ { id: "confirmations.mail.reminder.subject", message: "We will pause “{title}” unless you confirm it" },
    { title },
  ),
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "confirmations.mail.reminder.what",
        message:
          "A week ago, we asked whether “{title}” is still available. Unless you confirm it, we pause it on {date}. It is then no longer in search, and only you can open it.",
      },
      { title, date },
    ),
    AWAY,
  ],
  button: { label: CONFIRM, url },
});

/** When the listing was paused. */
export const lapsedMail = ({ title, date, url }: Asked): MailContent => ({
  subject: withValues(/*i18n*/ { id: "confirmations.mail.lapsed.subject", message: "We paused “{title}”" }, { title }),
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "confirmations.mail.lapsed.what",
        message: "You did not confirm “{title}”, so we paused it. It is no longer in search. One press brings it back.",
      },
      { title },
    ),
    withValues(
      /*i18n*/ {
        id: "confirmations.mail.lapsed.clock",
        message: "Until {date}, the pause does not use up the time that you paid for.",
      },
      { date },
    ),
  ],
  button: {
    label: /*i18n*/ { id: "confirmations.mail.lapsed.button", message: "Bring it back" },
    url,
  },
});
