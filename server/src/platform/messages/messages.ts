import type { Language, Message } from "@vestpocket/domain/shared/text";
import type { Queryable } from "../database/database.ts";

/** An e-mail's content, before translation and layout. */
export interface MailContent {
  readonly subject: Message;
  readonly paragraphs: readonly Message[];
  /** `url` is absolute. */
  readonly button?: { readonly label: Message; readonly url: string };
  /** Links to related pages, under the button. */
  readonly links?: readonly { readonly label: Message; readonly url: string }[];
  /** Small print under the button, such as how long a link is valid. */
  readonly notes?: readonly Message[];
}

/** An e-mail attachment. */
export interface MailAttachment {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

interface Mail {
  readonly to: string;
  readonly replyTo?: string;
  readonly language: Language;
  readonly content: MailContent;
  /** Up to 5 MB in total. Encrypted like the text, and kept only until delivery. */
  readonly attachments?: readonly MailAttachment[] | undefined;
}

/** An SMS; `to` in E.164. */
interface TextMessage {
  readonly to: string;
  readonly language: Language;
  readonly text: Message;
}

/**
 * Records messages in the transaction of the change that causes them, so that neither happens without the other. A
 * worker sends them after the commit.
 */
export interface Outbox {
  sendMail(tx: Queryable, mail: Mail): Promise<void>;
  sendText(tx: Queryable, message: TextMessage): Promise<void>;
}
