import { createHmac, type KeyObject, timingSafeEqual, verify } from "node:crypto";
import { HOUR_MS } from "@vestpocket/domain/shared/durations";

/** Relays repeat an event that was not accepted for up to a day; older ones are refused. */
export const EVENT_MAX_HOURS = 24;
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** Whether Mailgun signed these, by HMAC-SHA256 of the timestamp and a token that it uses once. */
export function isFromMailgun(
  key: string,
  signed: { readonly timestamp: string; readonly token: string; readonly signature: string },
  now: Date,
): boolean {
  const expected = createHmac("sha256", key)
    .update(signed.timestamp + signed.token)
    .digest();
  return isEqual(expected, Buffer.from(signed.signature, "hex")) && isRecent(signed.timestamp, now);
}

/** Whether SendGrid signed this body, by ECDSA over the timestamp and the raw bytes. */
export function isFromSendgrid(
  key: KeyObject,
  signed: { readonly timestamp: string; readonly body: Buffer; readonly signature: string },
  now: Date,
): boolean {
  const text = Buffer.concat([Buffer.from(signed.timestamp), signed.body]);
  return verify("sha256", text, key, Buffer.from(signed.signature, "base64")) && isRecent(signed.timestamp, now);
}

function isEqual(expected: Buffer, given: Buffer): boolean {
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** `timestamp` in seconds. */
function isRecent(timestamp: string, now: Date): boolean {
  if (!/^\d{1,11}$/u.test(timestamp)) return false;
  const age = now.getTime() - Number(timestamp) * 1000;
  return age <= EVENT_MAX_HOURS * HOUR_MS && age >= -CLOCK_TOLERANCE_MS;
}
