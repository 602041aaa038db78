import { ACCOUNT_MESSAGES } from "@vestpocket/domain/accounts/accounts.rules";
import { Failure } from "../../platform/http/failure.ts";
import { ProviderFailure } from "../../platform/payments/provider-failure.ts";

export const orderNotFound = (): Failure =>
  new Failure({
    status: 404,
    code: "orders.not_found",
    text: /*i18n*/ { id: "orders.not_found", message: "This order does not exist." },
  });

export const phoneNeededToPay = (): Failure =>
  new Failure({
    status: 403,
    code: "orders.phone_needed",
    text: /*i18n*/ {
      id: "orders.phone_needed",
      message: "Please confirm your phone number on your profile page before you pay.",
    },
  });

export const emailNeededToPay = (): Failure =>
  new Failure({ status: 403, code: "orders.email_needed", text: ACCOUNT_MESSAGES.emailNeeded });

export const paymentInProgress = (): Failure =>
  new Failure({
    status: 409,
    code: "orders.payment_in_progress",
    text: /*i18n*/ {
      id: "orders.payment_in_progress",
      message: "A payment for this listing is in progress. Please finish it, or try again in a few minutes.",
    },
  });

/** The provider did not create the payment: the same failure with a message for the buyer. */
export function paymentNotCreated({ status, code, alarm, error }: ProviderFailure): ProviderFailure {
  const text = /*i18n*/ { id: "orders.payment_not_created", message: "Failed to create payment intent." };
  return new ProviderFailure({ status, code, text, ...(alarm && { alarm }) }, error);
}

export const alreadyPaid = (): Failure =>
  new Failure({
    status: 409,
    code: "orders.already_paid",
    text: /*i18n*/ { id: "orders.already_paid", message: "This listing is already paid for." },
  });
