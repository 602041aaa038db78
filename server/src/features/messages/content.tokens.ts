import type { SealedColumn } from "../../platform/database/sealed-columns.ts";
import { decrypt, encrypt } from "../../platform/encryption.ts";
import type { MailAttachment, MailDocument, MailFile } from "../../platform/messages/messages.ts";

/** Where it is stored, for when the server's secret is replaced. */
export const SEALED_MESSAGES = {
  table: "messages",
  column: "content",
  purpose: "message-content",
} as const satisfies SealedColumn;

/** A message's content, in its reader's language. A text message has neither subject nor HTML. */
export interface Content {
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  readonly attachments: readonly MailAttachment[];
  /** Headers of its own, such as those with which a mail program unsubscribes. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The same as JSON: files in base64, times as text. */
interface SealedContent extends Omit<Content, "attachments"> {
  readonly attachments?: readonly KeptAttachment[];
}
type KeptAttachment =
  | (Omit<MailFile, "content"> & { readonly content: string })
  | (Omit<MailDocument, "document"> & {
      readonly document: Omit<MailDocument["document"], "createdAt"> & { readonly createdAt: string };
    });

/** Encrypts the content for the message with this id; it cannot be decrypted in another row. */
export function sealContent(key: Uint8Array, id: string, content: Content): Buffer {
  const attachments = content.attachments.map((file) =>
    "document" in file ? file : { ...file, content: Buffer.from(file.content).toString("base64") },
  );
  return encrypt(key, { text: JSON.stringify({ ...content, attachments }), context: id });
}

/** Throws if the content was encrypted with another secret or for another message. */
export function openContent(key: Uint8Array, id: string, sealed: Buffer): Content {
  // Messages from earlier versions have no attachments.
  const { attachments = [], ...content } = JSON.parse(decrypt(key, { sealed, context: id })) as SealedContent;
  return { ...content, attachments: attachments.map(openAttachment) };
}

function openAttachment(kept: KeptAttachment): MailAttachment {
  if (!("document" in kept)) return { ...kept, content: Buffer.from(kept.content, "base64") };
  const { document } = kept;
  return { ...kept, document: { ...document, createdAt: new Date(document.createdAt) } };
}
