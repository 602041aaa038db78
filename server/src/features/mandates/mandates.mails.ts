import { type Message, withValues } from "@vestpocket/domain/shared/text";
import type { MailContent } from "../../platform/messages/messages.ts";

/** Asks whether somebody still looks. It names the mandate, which its owner named, and nothing of what it holds. */
export function stillLookingMail({ name, date, url }: { name: string; date: string; url: string }): MailContent {
  return {
    subject: stillLooking(name),
    paragraphs: [
      withValues(
        /*i18n*/ {
          id: "mandates.mail.ends",
          message: "You described what you look for. If you say nothing, the mandate ends on {date}.",
        },
        { date },
      ),
      /*i18n*/ {
        id: "mandates.mail.choose",
        message:
          "On the page of your mandates you can keep it for another 90 days, pause it, or say that you found it.",
      },
    ],
    button: { label: /*i18n*/ { id: "mandates.mail.open", message: "Open your mandates" }, url },
  };
}

export const stillLooking = (name: string): Message =>
  withValues(/*i18n*/ { id: "mandates.mail.subject", message: "Still looking? {name}" }, { name });

export const hasLapsed = (name: string): Message =>
  withValues(
    /*i18n*/ { id: "mandates.lapsed", message: "Your mandate “{name}” ended. You can start it again." },
    { name },
  );
