import { Failure } from "../../platform/http/failure.ts";
import type { Refusal } from "../../platform/throttle.ts";

const TOO_MANY = {
  perHour: /*i18n*/ { id: "inquiries.too_many", message: "You have written to many owners." },
  perListing: /*i18n*/ {
    id: "inquiries.too_many_listing",
    message: "You have written about this listing several times. Please wait for a reply.",
  },
  replies: /*i18n*/ { id: "inquiries.too_many_replies", message: "You have written many messages." },
};

export const tooManyMessages = (refusal: Refusal, limit: keyof typeof TOO_MANY): Failure =>
  new Failure({ status: 429, code: "inquiries.too_many", text: TOO_MANY[limit], ...refusal });

/** The conversation's state does not allow this. */
export const inquiryConflict = (code: string, text: Failure["text"]): Failure =>
  new Failure({ status: 409, code, text });

export const inquiryNotFound = (): Failure =>
  new Failure({
    status: 404,
    code: "inquiries.not_found",
    text: /*i18n*/ { id: "inquiries.not_found", message: "This conversation does not exist." },
  });
