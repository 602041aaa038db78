import { decrypt, encrypt } from "../../platform/encryption.ts";

/** What a message says, in its reader's language. A text message has neither subject nor HTML. */
export interface Content {
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
}

/** Encrypts the content for the message with this id; it cannot be read from another row. */
export function sealContent(key: Uint8Array, id: string, content: Content): Buffer {
  return encrypt(key, { text: JSON.stringify(content), context: id });
}

/** Throws where the content was encrypted under another secret or for another message. */
export function openContent(key: Uint8Array, id: string, sealed: Buffer): Content {
  return JSON.parse(decrypt(key, { sealed, context: id })) as Content;
}
