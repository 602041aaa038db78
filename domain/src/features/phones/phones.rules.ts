import type { Message } from "../../shared/text.ts";
import { CANADIAN_AREA_CODES, QUEBEC_AREA_CODES, US_AREA_CODES } from "./area-codes.ts";
import { readPhone } from "./typed-phone.rules.ts";

export const PHONE_DIGITS = 10;

/** A code sent by SMS: its length, how long it is valid, and how many attempts it allows (product.md §8). */
export const CODE_DIGITS = 6;
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
/** Attempts at all codes for one number in 24 hours: with six digits, a guesser succeeds once in 40,000 days. */
export const CODE_TRIES_PER_PHONE_A_DAY = 25;
/** Of these, from networks other than those that requested the codes. The rest is reserved for the phone's owner. */
export const CODE_TRIES_FROM_OTHERS_A_DAY = 15;

/** Seconds until another code can be requested. */
export const RESEND_SECONDS = 60;
/** Most codes sent per hour and per day to one number, and per hour for one IP address. */
export const SENDS_PER_PHONE_AN_HOUR = 3;
export const SENDS_PER_PHONE_A_DAY = 5;
export const SENDS_PER_ADDRESS_AN_HOUR = 10;
/**
 * Most unconfirmed codes per hour to numbers that differ only in the last four digits: more means that someone is
 * enumerating them.
 */
export const UNCONFIRMED_PER_PREFIX_AN_HOUR = 20;

export const PHONE_MESSAGES = {
  neededToPost: /*i18n*/ {
    id: "listings.phone_needed",
    message: "Please confirm your phone number on your profile page before you post a listing.",
  },
  notSent: /*i18n*/ {
    id: "phones.not_sent",
    message: "Failed to send SMS. Please check the phone number.",
  },
  extension: /*i18n*/ {
    id: "phones.extension",
    message: "We cannot text a code to an extension. Enter a number without one.",
  },
  required: /*i18n*/ { id: "phones.required", message: "Phone number is required." },
  tooSoon: /*i18n*/ {
    id: "phones.too_soon",
    message:
      "{seconds, plural, one {Please wait # second before requesting another code.} other {Please wait # seconds before requesting another code.}}",
  },
  tooMany: /*i18n*/ {
    id: "phones.too_many",
    message: "Too many codes were sent.",
  },
  unavailable: /*i18n*/ {
    id: "phones.unavailable",
    message: "We cannot send codes right now. Please try again later.",
  },
  sent: /*i18n*/ { id: "phones.sent", message: "Verification code sent to your phone." },
  verified: /*i18n*/ { id: "phones.verified", message: "Phone verified and linked successfully!" },
  failed: /*i18n*/ { id: "phones.failed", message: "Failed to verify phone or sign up." },
  codeSpent: /*i18n*/ {
    id: "phones.code_spent",
    message: "This code no longer works. Please request a new one.",
  },
  codeRequired: /*i18n*/ { id: "phones.code_required", message: "Please enter the verification code." },
} as const satisfies Record<string, Message>;

/** The digits of a number as it was typed, ten at most, without the country code 1. */
export function toPhoneDigits(typed: string): string {
  const digits = typed.replace(/\D/gu, "");
  const national = digits.length > PHONE_DIGITS && digits.startsWith("1") ? digits.slice(1) : digits;
  return national.slice(0, PHONE_DIGITS);
}

/** A number as it is being typed, in the form (123) 456-7890; one with an extension stays as it is, to be refused. */
export function maskPhone(typed: string): string {
  if (readPhone(typed)?.extension) return typed;
  const digits = toPhoneDigits(typed);
  if (digits === "") return "";
  if (digits.length <= 3) return `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** A number without an extension as it is stored and sent, in E.164; empty if it is no such number (product.md §12). */
export function toE164(typed: string): string {
  const phone = readPhone(typed);
  return phone === undefined || phone.extension !== "" ? "" : phone.number;
}

/** The problem with a number that codes are texted to, or undefined. */
export function findPhoneProblem(typed: string): Message | undefined {
  if (readPhone(typed)?.extension) return PHONE_MESSAGES.extension;
  return isReachablePhone(toE164(typed)) ? undefined : PHONE_MESSAGES.notSent;
}

/** A stored number as it is shown: +14165550110 → (416) 555-0110; any other number unchanged. */
export function formatPhone(e164: string): string {
  return /^\+1\d{10}$/u.test(e164) ? maskPhone(e164.slice(2)) : e164;
}

/** Whether a number in E.164 has an area code of Quebec. */
export function isQuebecPhone(e164: string): boolean {
  return QUEBEC_AREA_CODES.has(/^\+1(\d{3})\d{7}$/u.exec(e164)?.[1] ?? "");
}

/** Whether codes can be texted to a number in E.164: geographic numbers of Canada and the United States only. */
export function isReachablePhone(e164: string): boolean {
  const [, areaCode = ""] = /^\+1(\d{3})[2-9]\d{6}$/u.exec(e164) ?? [];
  return CANADIAN_AREA_CODES.has(areaCode) || US_AREA_CODES.has(areaCode);
}

/** A number without its last four digits, which enumerated numbers share. */
export function toPhonePrefix(e164: string): string {
  return e164.slice(0, -4);
}
