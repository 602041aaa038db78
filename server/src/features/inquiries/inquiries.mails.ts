import { describePhone } from "@vestpocket/domain/phones/described-phone.rules";
import { type Message, withValues } from "@vestpocket/domain/shared/text";
import type { MailContent } from "../../platform/messages/messages.ts";

/** The texts of the inquiry mails. What people wrote is a parameter, never part of the text. */

const WRITTEN = /*i18n*/ { id: "inquiries.mail.written", message: "{text}" };
const NOTHING_WRITTEN = /*i18n*/ { id: "inquiries.mail.nothing_written", message: "No message was left." };
const OPEN = /*i18n*/ { id: "inquiries.mail.open", message: "Open the conversation" };

const VIEW_LISTING = /*i18n*/ { id: "inquiries.mail.view_listing", message: "View the listing" };

const written = (text: string) => (text === "" ? NOTHING_WRITTEN : withValues(WRITTEN, { text }));

interface Written {
  readonly title: string;
  readonly text: string;
  /** The conversation's page. */
  readonly url: string;
  /** The listing's page; undefined if it is gone. */
  readonly listingUrl: string | undefined;
}

const pagesOf = ({ url, listingUrl }: Pick<Written, "url" | "listingUrl">) => ({
  button: { label: OPEN, url },
  links: listingUrl === undefined ? [] : [{ label: VIEW_LISTING, url: listingUrl }],
});

/** For a name that the sender typed; nothing if it is their account's. */
const toAccount = ({ name, accountName }: { name: string; accountName: string }) =>
  name === accountName
    ? []
    : [
        withValues(
          /*i18n*/ { id: "inquiries.mail.account", message: "Sent from the account of {accountName}" },
          {
            accountName,
          },
        ),
      ];

interface Inquiry extends Written {
  /** As the sender typed it. */
  readonly name: string;
  readonly accountName: string;
  readonly email: string;
  readonly phone: string;
  /** The mail's reply-to is the sender. */
  readonly canAnswerMail: boolean;
  readonly cards: NonNullable<MailContent["cards"]>;
}

/** To the owner. Its subject, which the product shows too, has the name of the account: nobody can choose another. */
export const inquiryMail = (inquiry: Inquiry): MailContent => ({
  subject: withValues(
    /*i18n*/ { id: "inquiries.mail.inquiry.subject", message: "{name} wrote to you about “{title}”" },
    { name: inquiry.accountName, title: inquiry.title },
  ),
  paragraphs: [
    written(inquiry.text),
    ...(inquiry.name === inquiry.accountName
      ? []
      : [
          withValues(
            /*i18n*/ { id: "inquiries.mail.inquiry.name", message: "Name provided: {name}" },
            { name: inquiry.name },
          ),
        ]),
    ...toAccount(inquiry),
    withValues(
      /*i18n*/ { id: "inquiries.mail.inquiry.email", message: "Email provided: {email}" },
      { email: inquiry.email },
    ),
    ...(inquiry.phone === ""
      ? []
      : [
          withValues(
            /*i18n*/ { id: "inquiries.mail.inquiry.phone", message: "Phone provided: {phone}" },
            { phone: describePhone(inquiry.phone) },
          ),
        ]),
  ],
  cards: inquiry.cards,
  ...pagesOf(inquiry),
  notes: [
    inquiry.canAnswerMail
      ? /*i18n*/ {
          id: "inquiries.mail.inquiry.answer_mail",
          message: "Reply on Vestpocket to keep your email address private; replying to this email reveals it.",
        }
      : /*i18n*/ {
          id: "inquiries.mail.inquiry.answer_page",
          message: "Reply on Vestpocket: replies to this email do not reach the sender.",
        },
  ],
});

/** To the sender. */
export const inquiryCopyMail = (inquiry: Written): MailContent => ({
  subject: withValues(
    /*i18n*/ { id: "inquiries.mail.copy.subject", message: "Your message about “{title}”" },
    { title: inquiry.title },
  ),
  paragraphs: [
    /*i18n*/ {
      id: "inquiries.mail.copy.what",
      message: "We sent your message to the owner. Their reply will reach you by email and appear in the conversation.",
    },
    written(inquiry.text),
  ],
  ...pagesOf(inquiry),
});

export const replySubject = ({ name, title }: { name: string | Message; title: string }): Message =>
  withValues(
    /*i18n*/ { id: "inquiries.mail.reply.subject", message: "{name} replied about “{title}”" },
    { name, title },
  );

/** To the other party in a conversation. An owner is never under a name that they typed. */
export const replyMail = (reply: Written & { name: string; accountName: string }): MailContent => ({
  subject: replySubject(reply),
  paragraphs: [written(reply.text), ...toAccount(reply)],
  ...pagesOf(reply),
  notes: [
    /*i18n*/ {
      id: "inquiries.mail.reply.how",
      message: "Reply on Vestpocket to keep the whole conversation in one place.",
    },
  ],
});
