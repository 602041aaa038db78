import type { Language, Message } from "@vestpocket/domain/shared/text";
import type { Queryable } from "../database/database.ts";

/** What a mail says, before it is put into the reader's language and the house's layout. */
export interface MailContent {
  readonly subject: Message;
  readonly paragraphs: readonly Message[];
  /** The one thing to do; `url` is absolute. */
  readonly button?: { readonly label: Message; readonly url: string };
  /** In small print under the button, such as how long a link works. */
  readonly notes?: readonly Message[];
}

interface Mail {
  readonly to: string;
  readonly replyTo?: string;
  readonly language: Language;
  readonly content: MailContent;
}

/** An SMS; `to` in E.164. */
interface TextMessage {
  readonly to: string;
  readonly language: Language;
  readonly text: Message;
}

/**
 * Records what is to be sent in the transaction of what causes it, so that neither can happen without the other; a worker sends
 * it after the commit.
 */
export interface Outbox {
  sendMail(tx: Queryable, mail: Mail): Promise<void>;
  sendText(tx: Queryable, message: TextMessage): Promise<void>;
}
