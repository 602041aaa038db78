import { createHmac, hkdfSync, type KeyObject, timingSafeEqual } from "node:crypto";

/** Each purpose has its own key, derived from the one secret, so that no key works for another purpose. */
export type KeyPurpose =
  | "access-token"
  | "refresh-token"
  | "search-cursor"
  | "message-content"
  | "remembered-device"
  | "phone-code"
  | "bot-check"
  | "second-factor"
  | "recovery-code"
  | "demo-second-factor"
  | "file-link"
  | "page-marker"
  | "discount-code"
  | "past-consent"
  | "payment-sandbox"
  | "unsubscribe-link"
  | "ticket-link"
  | "confirm-link"
  | "mandate";

export function deriveKey(secret: string, purpose: KeyPurpose): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "vestpocket", purpose, 32));
}

/** Importing the key for each signature would take several times as long as signing. */
type SealKey = Uint8Array | KeyObject;

/** A 128-bit signature (HMAC) of a text, as base64url. */
export function seal(key: SealKey, text: string): string {
  return createHmac("sha256", key).update(text).digest().subarray(0, 16).toString("base64url");
}

/** Whether `given` is the text's signature. Compares in constant time. */
export function isSealed(key: SealKey, { text, given }: { text: string; given: string }): boolean {
  const expected = Buffer.from(seal(key, text));
  const candidate = Buffer.from(given);
  return expected.length === candidate.length && timingSafeEqual(expected, candidate);
}
