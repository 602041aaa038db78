import { POSTING_MESSAGES } from "@vestpocket/domain/listings/posting.rules";
import type { Message } from "@vestpocket/domain/shared/text";
import { Failure } from "../../platform/http/failure.ts";

/** The same answer whether a listing does not exist or may not be seen. */
export const listingNotFound = (): Failure =>
  new Failure({
    status: 404,
    code: "listings.not_found",
    text: /*i18n*/ { id: "listings.not_found", message: "This listing does not exist or is no longer available." },
  });

/** A limit on what an account's listings hold. */
export const quotaExceeded = (text: Message): Failure => new Failure({ status: 409, code: text.id, text });

/** The listing's status does not allow this. */
export const wrongStatus = (): Failure =>
  new Failure({
    status: 409,
    code: "listings.wrong_status",
    text: /*i18n*/ { id: "listings.wrong_status", message: "This is not possible with the listing's current status." },
  });

export const phoneNeeded = (): Failure =>
  new Failure({ status: 403, code: "listings.phone_needed", text: POSTING_MESSAGES.phoneNeeded });

export const ownerDisabled = (): Failure =>
  new Failure({
    status: 409,
    code: "listings.owner_disabled",
    text: /*i18n*/ {
      id: "listings.owner_disabled",
      message: "The owner’s account is disabled. The listing will come back when the account is re-enabled.",
    },
  });

export const notPayable = (): Failure =>
  new Failure({
    status: 409,
    code: "orders.not_payable",
    text: /*i18n*/ { id: "orders.not_payable", message: "There is nothing to pay for this listing." },
  });
