import { Failure } from "../../platform/http/failure.ts";
import type { Refusal } from "../../platform/throttle.ts";

const TOO_MANY = {
  perHour: /*i18n*/ {
    id: "inquiries.too_many",
    message:
      "{minutes, plural, one {You have written to many owners. Please try again in # minute.} other {You have written to many owners. Please try again in # minutes.}}",
  },
  perListing: /*i18n*/ {
    id: "inquiries.too_many_listing",
    message:
      "{hours, plural, one {You have written about this listing several times. Please wait for a reply, or try again in # hour.} other {You have written about this listing several times. Please wait for a reply, or try again in # hours.}}",
  },
  replies: /*i18n*/ {
    id: "inquiries.too_many_replies",
    message:
      "{minutes, plural, one {You have written many messages. Please try again in # minute.} other {You have written many messages. Please try again in # minutes.}}",
  },
};

export function tooManyMessages({ retryAfter }: Refusal, limit: keyof typeof TOO_MANY): Failure {
  const values = { minutes: Math.ceil(retryAfter / 60), hours: Math.ceil(retryAfter / 3600) };
  return new Failure({ status: 429, code: "inquiries.too_many", text: { ...TOO_MANY[limit], values }, retryAfter });
}

/** The conversation's state does not allow this. */
export const inquiryConflict = (code: string, text: Failure["text"]): Failure =>
  new Failure({ status: 409, code, text });

export const inquiryNotFound = (): Failure =>
  new Failure({
    status: 404,
    code: "inquiries.not_found",
    text: /*i18n*/ { id: "inquiries.not_found", message: "This conversation does not exist." },
  });
