import { ACCOUNT_MESSAGES } from "@vestpocket/domain/accounts/accounts.rules";
import { type Message, withValues } from "@vestpocket/domain/shared/text";
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

/** Why an account has to wait before it starts another payment: `most` an hour. */
export const manyPayments = (most: number): Message =>
  withValues(
    /*i18n*/ { id: "orders.too_many", message: "You have started {most, number} payments this hour." },
    { most },
  );
export const MANY_FROM_NETWORK: Message = /*i18n*/ {
  id: "orders.too_many_network",
  message: "Many payments were started from your network this hour.",
};
export const MANY_DECLINED: Message = /*i18n*/ {
  id: "orders.too_many_declined",
  message: "Several of your cards were declined, so payments are paused for your protection.",
};

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
