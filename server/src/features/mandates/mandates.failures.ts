import { MANDATE_MESSAGES } from "@vestpocket/domain/mandates/mandates.rules";
import { Failure } from "../../platform/http/failure.ts";

/** The same response whether it does not exist or is somebody else's. */
export const mandateNotFound = (): Failure =>
  new Failure({
    status: 404,
    code: "mandates.not_found",
    text: /*i18n*/ { id: "mandates.not_found", message: "This mandate no longer exists." },
  });

export const tooManyMandates = (): Failure =>
  new Failure({ status: 409, code: MANDATE_MESSAGES.full.id, text: MANDATE_MESSAGES.full });
