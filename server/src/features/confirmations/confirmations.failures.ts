import { Failure } from "../../platform/http/failure.ts";

export const linkUnknown = (): Failure =>
  new Failure({
    status: 404,
    code: "confirmations.link_unknown",
    text: /*i18n*/ {
      id: "confirmations.link_unknown",
      message: "This link no longer works. Open your listing under My Listings to confirm it.",
    },
  });

export const nothingToConfirm = (): Failure =>
  new Failure({
    status: 409,
    code: "confirmations.nothing_to_confirm",
    text: /*i18n*/ {
      id: "confirmations.nothing_to_confirm",
      message: "This listing is not live, so there is nothing to confirm.",
    },
  });
