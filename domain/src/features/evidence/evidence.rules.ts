import type { Message } from "../../shared/text.ts";

export const MALFORMED_SHA256: Message = /*i18n*/ {
  id: "evidence.malformed_sha256",
  message: "A SHA-256 hash has 64 characters, each a digit or a letter from a to f.",
};

const SHA256 = /^[0-9a-f]{64}$/u;

/** Reads a pasted SHA-256, ignoring spaces, colons and capitals. Undefined if it is not one. */
export function readSha256(entered: string): string | undefined {
  const plain = entered.replace(/[\s:]/gu, "").toLowerCase();
  return SHA256.test(plain) ? plain : undefined;
}
