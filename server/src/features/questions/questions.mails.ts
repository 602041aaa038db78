import type { QuestionKind } from "@vestpocket/domain/questions/questions.terms";
import { type Message, withValues } from "@vestpocket/domain/shared/text";
import type { MailContent } from "../../platform/messages/messages.ts";

/** The question mails. None contains a question or an answer: those are read in the room. */

export type QuestionNews = "asked" | "answered" | "declined";

const SUBJECTS: Readonly<Record<QuestionKind, Readonly<Record<QuestionNews, Message>>>> = {
  question: {
    asked: /*i18n*/ { id: "questions.mail.asked", message: "{name} asked a question about “{title}”" },
    answered: /*i18n*/ { id: "questions.mail.answered", message: "Your question about “{title}” was answered" },
    declined: /*i18n*/ { id: "questions.mail.declined", message: "Your question about “{title}” was declined" },
  },
  document: {
    asked: /*i18n*/ { id: "questions.mail.document_asked", message: "{name} requested a document for “{title}”" },
    answered: /*i18n*/ {
      id: "questions.mail.document_added",
      message: "The document you asked for was added to “{title}”",
    },
    declined: /*i18n*/ {
      id: "questions.mail.document_declined",
      message: "Your request for a document for “{title}” was declined",
    },
  },
};

export const questionMail = ({
  kind,
  news,
  url,
  ...said
}: {
  readonly kind: QuestionKind;
  readonly news: QuestionNews;
  /** The asker's name, only in mails to the owner. */
  readonly name: string;
  readonly title: string;
  readonly url: string;
}): MailContent => ({
  subject: withValues(SUBJECTS[kind][news], said),
  paragraphs: [/*i18n*/ { id: "questions.mail.read", message: "Log in to see the details in the deal room." }],
  button: { label: /*i18n*/ { id: "questions.mail.open", message: "Open the deal room" }, url },
});
