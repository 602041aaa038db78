import { createHash } from "node:crypto";

/** The fingerprint of an agreement's text: SHA-256 of its title, an empty line and its body, as UTF-8, NFC, with LF (product.md §17.3). */
export function hashText({ title, body }: { readonly title: string; readonly body: string }): string {
  return createHash("sha256")
    .update(toCanonical(`${title}\n\n${body}`))
    .digest("hex");
}

/** The canonical form of a text: composed characters, and LF line endings. */
export function toCanonical(text: string): string {
  return text.replace(/\r\n?/gu, "\n").normalize("NFC");
}
