import { Failure } from "../../platform/http/failure.ts";

export const cardNeeded = (): Failure =>
  new Failure({
    status: 409,
    code: "renewals.card_needed",
    text: /*i18n*/ {
      id: "renewals.card_needed",
      message: "Automatic renewal needs a saved card that does not expire before. Save one when you next pay.",
    },
  });

export const tooLateToRenew = (): Failure =>
  new Failure({
    status: 409,
    code: "renewals.too_late",
    text: /*i18n*/ {
      id: "renewals.too_late",
      message: "Your listing ends too soon to renew automatically. Please renew it now.",
    },
  });
