import { type Message, withValues } from "@vestpocket/domain/shared/text";
import type { MailContent } from "../../platform/messages/messages.ts";

/** The texts of the access e-mails. They contain what the two people wrote, and nothing that the listing withholds. */

const WRITTEN = /*i18n*/ { id: "access.mail.written", message: "{text}" };
const OPEN_INBOX = /*i18n*/ { id: "access.mail.open_inbox", message: "Open access requests" };
const VIEW_LISTING = /*i18n*/ { id: "access.mail.view_listing", message: "View the listing" };

interface AccessMail {
  readonly title: string;
  /** The asker's name, used only in mails to the owner. */
  readonly name: string;
  readonly text: string;
  readonly days: number;
  readonly url: string;
}

const written = (text: string): Message[] => (text === "" ? [] : [withValues(WRITTEN, { text })]);

const REQUEST_SUBJECT = /*i18n*/ {
  id: "access.mail.request.subject",
  message: "{name} is asking for access to “{title}”",
};

/** To the owner. */
export const requestMail = ({ title, name, text, url }: AccessMail): MailContent => ({
  subject: withValues(REQUEST_SUBJECT, { name, title }),
  paragraphs: [
    /*i18n*/ {
      id: "access.mail.request.what",
      message: "What you keep confidential stays hidden until you approve the request.",
    },
    ...written(text),
  ],
  button: { label: OPEN_INBOX, url },
});

/** To the owner, whose settings grant access once the asker signs. */
export const unsignedMail = ({ title, name, text, days, url }: AccessMail): MailContent => ({
  subject: withValues(REQUEST_SUBJECT, { name, title }),
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "access.mail.unsigned.what",
        message:
          "{days, plural, one {Your settings for this listing will approve the request for # day once the agreement is signed. You can also approve or decline it before that.} other {Your settings for this listing will approve the request for # days once the agreement is signed. You can also approve or decline it before that.}}",
      },
      { days },
    ),
    ...written(text),
  ],
  button: { label: OPEN_INBOX, url },
});

/** To the owner, whose settings granted access automatically. */
export const letInMail = ({ title, name, text, days, url }: AccessMail): MailContent => ({
  subject: withValues(
    /*i18n*/ { id: "access.mail.let_in.subject", message: "{name} was given access to “{title}”" },
    { name, title },
  ),
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "access.mail.let_in.what",
        message:
          "{days, plural, one {Your settings for this listing approved the request for # day. You can revoke it at any time.} other {Your settings for this listing approved the request for # days. You can revoke it at any time.}}",
      },
      { days },
    ),
    ...written(text),
  ],
  button: { label: OPEN_INBOX, url },
});

/** To the owner. */
export const answerMail = ({ title, name, text, url }: AccessMail): MailContent => ({
  subject: withValues(
    /*i18n*/ { id: "access.mail.answer.subject", message: "{name} answered your question about access to “{title}”" },
    { name, title },
  ),
  paragraphs: written(text),
  button: { label: OPEN_INBOX, url },
});

/** To the asker. */
export const approvedMail = ({ title, text, days, url }: AccessMail): MailContent => ({
  subject: withValues(
    /*i18n*/ { id: "access.mail.approved.subject", message: "You have access to “{title}”" },
    { title },
  ),
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "access.mail.approved.what",
        message:
          "{days, plural, one {The owner approved your request for # day. If the listing requires an agreement, sign it first.} other {The owner approved your request for # days. If the listing requires an agreement, sign it first.}}",
      },
      { days },
    ),
    ...written(text),
  ],
  button: { label: VIEW_LISTING, url },
});

/** To the asker. */
export const extendedMail = ({ title, days, url }: AccessMail): MailContent => ({
  subject: withValues(
    /*i18n*/ { id: "access.mail.extended.subject", message: "Your access to “{title}” was extended" },
    { title },
  ),
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "access.mail.extended.what",
        message: "{days, plural, one {The owner added # day.} other {The owner added # days.}}",
      },
      { days },
    ),
  ],
  button: { label: VIEW_LISTING, url },
});

/** To the asker. It gives no reason but the owner's own. */
export const refusedMail = ({ title, text, url }: AccessMail): MailContent => ({
  subject: withValues(
    /*i18n*/ { id: "access.mail.refused.subject", message: "Your request for access to “{title}” was declined" },
    { title },
  ),
  paragraphs: [
    /*i18n*/ { id: "access.mail.refused.what", message: "The owner did not approve your request." },
    ...written(text),
  ],
  button: { label: VIEW_LISTING, url },
});

/** To the asker. */
export const questionMail = ({ title, text, url }: AccessMail): MailContent => ({
  subject: withValues(
    /*i18n*/ { id: "access.mail.question.subject", message: "A question about your request for “{title}”" },
    { title },
  ),
  paragraphs: [
    /*i18n*/ {
      id: "access.mail.question.what",
      message: "The owner would like to know more before deciding. You can answer on the listing’s page.",
    },
    ...written(text),
  ],
  button: { label: VIEW_LISTING, url },
});

/** To the asker. */
export const revokedMail = ({ title, text, url }: AccessMail): MailContent => ({
  subject: withValues(
    /*i18n*/ { id: "access.mail.revoked.subject", message: "Your access to “{title}” has ended" },
    { title },
  ),
  paragraphs: [/*i18n*/ { id: "access.mail.revoked.what", message: "The owner ended your access." }, ...written(text)],
  button: { label: VIEW_LISTING, url },
});

/** To a signer. */
export const restoredMail = ({ title, url }: AccessMail): MailContent => ({
  subject: withValues(
    /*i18n*/ { id: "access.mail.restored.subject", message: "You can read “{title}” again" },
    { title },
  ),
  paragraphs: [
    /*i18n*/ {
      id: "access.mail.restored.what",
      message: "The owner has restored the access you got by signing the agreement.",
    },
  ],
  button: { label: VIEW_LISTING, url },
});

/** To the owner, whose listing an administrator reads. */
export const inspectionMail = ({
  title,
  reason,
  minutes,
  url,
}: {
  readonly title: string;
  /** Empty if the reason is a report about the listing. */
  readonly reason: string;
  readonly minutes: number;
  readonly url: string;
}): MailContent => ({
  subject: withValues(
    /*i18n*/ {
      id: "access.mail.inspection.subject",
      message: "An administrator opened the confidential values of “{title}”",
    },
    { title },
  ),
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "access.mail.inspection.what",
        message:
          "A Vestpocket administrator can read this listing’s confidential values for {minutes} minutes. Your log shows what they read.",
      },
      { minutes },
    ),
    reason === ""
      ? /*i18n*/ { id: "access.mail.inspection.report", message: "Reason: someone reported this listing." }
      : withValues(/*i18n*/ { id: "access.mail.inspection.reason", message: "Reason: {reason}" }, { reason }),
  ],
  button: { label: /*i18n*/ { id: "access.mail.open_log", message: "Open the log" }, url },
});
