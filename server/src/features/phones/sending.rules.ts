import {
  RESEND_SECONDS,
  SENDS_PER_ADDRESS_AN_HOUR,
  SENDS_PER_PHONE_A_DAY,
  SENDS_PER_PHONE_AN_HOUR,
  UNCONFIRMED_PER_PREFIX_AN_HOUR,
} from "@vestpocket/domain/phones/phones.rules";
import type { SendCounts } from "./phones.queries.ts";

/** Why a code may not be sent now. */
export type SendRefusal =
  | { readonly reason: "daily-limit" }
  | { readonly reason: "too-soon"; readonly seconds: number }
  | { readonly reason: "too-many" };

/** Checks earlier sends against all limits; undefined if one more code may be sent. */
export function findSendRefusal(
  counts: SendCounts,
  { now, dailyMax }: { now: Date; dailyMax: number },
): SendRefusal | undefined {
  if (counts.inDay >= dailyMax) return { reason: "daily-limit" };
  const sinceLast = counts.lastToPhone === null ? Infinity : (now.getTime() - counts.lastToPhone.getTime()) / 1000;
  if (sinceLast < RESEND_SECONDS) return { reason: "too-soon", seconds: Math.ceil(RESEND_SECONDS - sinceLast) };
  const isTooMany =
    counts.toPhoneInHour >= SENDS_PER_PHONE_AN_HOUR ||
    counts.toPhoneInDay >= SENDS_PER_PHONE_A_DAY ||
    counts.fromAddressInHour >= SENDS_PER_ADDRESS_AN_HOUR ||
    counts.unconfirmedOfPrefixInHour >= UNCONFIRMED_PER_PREFIX_AN_HOUR;
  return isTooMany ? { reason: "too-many" } : undefined;
}
