import { SAVED_SEARCH_MESSAGES } from "@vestpocket/domain/saved-searches/saved-searches.rules";
import type { Message } from "@vestpocket/domain/shared/text";
import { Failure } from "../../platform/http/failure.ts";

/** The same response whether it does not exist or is somebody else's. */
export const searchNotFound = (): Failure =>
  new Failure({
    status: 404,
    code: "saved-searches.not_found",
    text: /*i18n*/ { id: "saved-searches.not_found", message: "This saved search no longer exists." },
  });

const conflict = (text: Message) => new Failure({ status: 409, code: text.id, text });

export const searchTaken = (): Failure => conflict(SAVED_SEARCH_MESSAGES.taken);
export const tooManySearches = (): Failure => conflict(SAVED_SEARCH_MESSAGES.full);
