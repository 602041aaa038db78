import type { Finding } from "@vestpocket/domain/compliance/compliance.rules";
import { CLOSURE_MESSAGES } from "@vestpocket/domain/operators/closures.rules";
import { PHONE_MESSAGES } from "@vestpocket/domain/phones/phones.rules";
import { type Message, withValues } from "@vestpocket/domain/shared/text";
import { Failure } from "../../platform/http/failure.ts";

/** The same response whether a listing does not exist or may not be seen. */
export const listingNotFound = (): Failure =>
  new Failure({
    status: 404,
    code: "listings.not_found",
    text: /*i18n*/ { id: "listings.not_found", message: "This listing does not exist or is no longer available." },
  });

/** A limit on the size of an account's listings. */
export const quotaExceeded = (text: Message): Failure => new Failure({ status: 409, code: text.id, text });

/** The listing's status does not allow this. */
export const wrongStatus = (): Failure =>
  new Failure({
    status: 409,
    code: "listings.wrong_status",
    text: /*i18n*/ {
      id: "listings.wrong_status",
      message: "This is not possible with the listing’s current status. Please reload the page.",
    },
  });

/** The same response whether a draft does not exist, is someone else's, or was posted. */
export const draftNotFound = (): Failure =>
  new Failure({
    status: 404,
    code: "drafts.not_found",
    text: /*i18n*/ {
      id: "drafts.not_found",
      message: "This draft no longer exists. It may have been posted or deleted on another device.",
    },
  });

const DRAFT_CHANGED = {
  status: 409,
  code: "drafts.changed",
  text: /*i18n*/ {
    id: "drafts.changed",
    message: "This draft was changed in another tab or on another device. Please reload it before you continue.",
  },
};

export const draftChanged = (): Failure => new Failure(DRAFT_CHANGED);

/** The draft that a call would publish is another one than its caller knows. */
export const draftOutdated = ({ sent, latest }: { sent: number; latest: number }): Failure =>
  new Failure({
    ...DRAFT_CHANGED,
    fields: {
      revision: withValues(
        /*i18n*/ {
          id: "drafts.outdated",
          message: "The latest revision is {latest, number}, and {sent, number} was to be published.",
        },
        { latest, sent },
      ),
    },
  });

const CHANGED_SINCE = /*i18n*/ {
  id: "drafts.listing_changed",
  message:
    "The listing was changed here since you began. Reload the page to see it as it is now, with your changes applied.",
};

/** What a draft changes was also changed in the listing: `names` are the fields. */
export const listingChanged = (names: readonly string[]): Failure =>
  new Failure({
    status: 409,
    code: CHANGED_SINCE.id,
    text: CHANGED_SINCE,
    fields: Object.fromEntries(names.map((name) => [name, CHANGED_SINCE])),
  });

export const phoneNeeded = (): Failure =>
  new Failure({ status: 403, code: "listings.phone_needed", text: PHONE_MESSAGES.neededToPost });

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

/** The operator takes no new listings in its province. */
export const postingClosed = (): Failure =>
  new Failure({
    status: 409,
    code: CLOSURE_MESSAGES.posting.id,
    text: CLOSURE_MESSAGES.posting,
    fields: { province: CLOSURE_MESSAGES.posting },
  });

/** The law forbids publishing the listing as it is. */
export const notCompliant = ({ rule: { explanation }, field }: Finding): Failure =>
  new Failure({ status: 409, code: "compliance.blocked", text: explanation, fields: { [field]: explanation } });
