import type { CategorySlug } from "@vestpocket/domain/categories/categories.schema";
import type { Stream } from "@vestpocket/domain/messages/streams.terms";
import type { Language, Message } from "@vestpocket/domain/shared/text";
import type { Queryable } from "../database/database.ts";
import type { PdfContent } from "../pdf/pdf-content.ts";

/** A name and its value; a text as it is, or a message in the reader's language. */
export type Fact = readonly [name: Message, value: string | Message];

/** A listing in an e-mail, as its reader may see it. Its texts are in the reader's language. */
export interface MailCard {
  /** Absolute: the listing's page. The whole card leads there. */
  readonly url: string;
  readonly title: string;
  /** What happened to it: 'New', 'Price lowered from CA$500,000'. */
  readonly change: Message;
  /** Absolute, and open without a session. Undefined: its category is drawn instead. */
  readonly pictureUrl: string | undefined;
  readonly category: CategorySlug;
  /** What the owner asks: the headline, then the lines below it. */
  readonly prices: readonly string[];
  readonly place: Message;
  /** 'Retail | Commercial'. */
  readonly kind: Message;
  /** 'Total Area: 1,200 sq ft'. */
  readonly facts: readonly string[];
  /** Why the reader gets it: 'Fits: Restaurants near Mississauga'. */
  readonly reason?: Message;
}

/** An e-mail's content, before translation and layout. */
export interface MailContent {
  readonly subject: Message;
  readonly paragraphs: readonly Message[];
  /** A table of names and values under the paragraphs, such as what a receipt must say. */
  readonly facts?: readonly Fact[];
  /** Listings, under the paragraphs. */
  readonly cards?: readonly MailCard[];
  /** `url` is absolute. */
  readonly button?: { readonly label: Message; readonly url: string };
  /** Links to related pages, under the button. */
  readonly links?: readonly { readonly label: Message; readonly url: string }[];
  /** Small print under the button, such as how long a link is valid. */
  readonly notes?: readonly Message[];
}

/** A file that is attached to an e-mail. */
export interface MailFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

/**
 * A PDF that is drawn only when its e-mail is sent, so that no transaction waits for it. The same document always
 * becomes the same file.
 */
export interface MailDocument {
  readonly name: string;
  readonly document: PdfContent;
}

export type MailAttachment = MailFile | MailDocument;

interface Mail {
  readonly to: string;
  readonly replyTo?: string;
  readonly language: Language;
  readonly content: MailContent;
  /** Up to 5 MB in total. Encrypted like the text, and kept only until delivery. */
  readonly attachments?: readonly MailAttachment[] | undefined;
  /**
   * `service` by default. An e-mail of a commercial stream is sent only to an account that asked for the stream, and
   * can be ended by its link and by the mail program (product.md §8.8).
   */
  readonly stream?: Stream | undefined;
  /** The account whose consent a commercial stream needs. */
  readonly account?: { readonly id: string } | undefined;
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
