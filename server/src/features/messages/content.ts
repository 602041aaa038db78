import { decrypt, encrypt } from "../../platform/encryption.ts";

/** What a message says, in its reader's words. A text message has neither subject nor HTML. */
export interface Content {
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
}

/** Sealed for the message of this id: no other row can show it. */
export function sealContent(key: Uint8Array, id: string, content: Content): Buffer {
  return encrypt(key, JSON.stringify(content), id);
}

/** Throws where the content was sealed under another secret or for another message. */
export function openContent(key: Uint8Array, id: string, sealed: Buffer): Content {
  return JSON.parse(decrypt(key, sealed, id)) as Content;
}
