import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** Keys for different purposes, derived from the one secret, so that none can stand in for another. */
export type KeyPurpose =
  | "access-token"
  | "refresh-token"
  | "search-cursor"
  | "message-content"
  | "remembered-device"
  | "phone-code"
  | "bot-check"
  | "second-factor"
  | "demo-second-factor"
  | "file-link"
  | "discount-code"
  | "payment-sandbox";

export function deriveKey(secret: string, purpose: KeyPurpose): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "vestpocket", purpose, 32));
}

/** A 128-bit seal of a text, base64url. */
export function seal(key: Uint8Array, text: string): string {
  return createHmac("sha256", key).update(text).digest().subarray(0, 16).toString("base64url");
}

/** Whether the seal is the text's, compared in constant time. */
export function isSealed(key: Uint8Array, text: string, candidate: string): boolean {
  const expected = Buffer.from(seal(key, text));
  const given = Buffer.from(candidate);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
