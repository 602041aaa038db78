import { Failure, unavailable } from "../../platform/http/failure.ts";

/** Why a checkout, a cancellation or a resumption is refused. */

export const alreadyMember = ({ isEnding }: { isEnding: boolean }): Failure =>
  new Failure({
    status: 409,
    code: "memberships.already_member",
    text: isEnding
      ? /*i18n*/ {
          id: "memberships.already_member_ending",
          message:
            "You are already an Agent Pro member. Your membership ends with the current period; you can resume it.",
        }
      : /*i18n*/ { id: "memberships.already_member", message: "You are already an Agent Pro member." },
  });

export const notAMember = (): Failure =>
  new Failure({
    status: 409,
    code: "memberships.not_a_member",
    text: /*i18n*/ { id: "memberships.not_a_member", message: "You are not an Agent Pro member." },
  });

/** There is nothing left at the provider that could be renewed. */
export const subscriptionOver = (): Failure =>
  new Failure({
    status: 409,
    code: "memberships.subscription_over",
    text: /*i18n*/ {
      id: "memberships.subscription_over",
      message: "This subscription has been cancelled. You can join again when it ends.",
    },
  });

/** The checkout was finished, but the provider does not say yet that the money is there. */
export const paymentUnderWay = (): Failure =>
  new Failure({
    status: 409,
    code: "memberships.payment_in_progress",
    text: /*i18n*/ {
      id: "memberships.payment_in_progress",
      message: "Your payment is being processed. Please check again in a few minutes.",
    },
  });

/** Two calls wanted different checkouts at the same time. */
export const checkoutReplaced = (): Failure =>
  new Failure({
    status: 409,
    code: "memberships.checkout_replaced",
    text: /*i18n*/ {
      id: "memberships.checkout_replaced",
      message: "Another checkout was started at the same time. Please try again.",
    },
  });

/** What was looked up does not hold any more: whoever asks again finds what holds now. */
export const changedMeanwhile = (): Failure => unavailable({ code: "memberships.changed", retryAfter: 1 });

/** The provider's checkout is where nobody should be sent. */
export const noCheckout = (): Failure =>
  new Failure({
    status: 502,
    code: "memberships.no_checkout",
    text: /*i18n*/ { id: "memberships.no_checkout", message: "An error occurred. Please try again." },
  });
