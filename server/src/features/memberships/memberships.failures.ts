import { Failure, unavailable } from "../../platform/http/failure.ts";

/** Why a checkout, a cancellation or a resumption is rejected. */

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

/** The provider has nothing left to renew. */
export const subscriptionOver = (): Failure =>
  new Failure({
    status: 409,
    code: "memberships.subscription_over",
    text: /*i18n*/ {
      id: "memberships.subscription_over",
      message: "This subscription has been cancelled. You can join again when it ends.",
    },
  });

/** The checkout was completed, but the provider has not confirmed the payment yet. */
export const paymentInProgress = (): Failure =>
  new Failure({
    status: 409,
    code: "memberships.payment_in_progress",
    text: /*i18n*/ {
      id: "memberships.payment_in_progress",
      message: "Your payment is being processed. Please check again in a few minutes.",
    },
  });

/** Two concurrent calls requested different checkouts. */
export const checkoutReplaced = (): Failure =>
  new Failure({
    status: 409,
    code: "memberships.checkout_replaced",
    text: /*i18n*/ {
      id: "memberships.checkout_replaced",
      message: "Another checkout was started at the same time. Please try again.",
    },
  });

const CHANGED = "memberships.changed";

/** The membership changed while the provider was queried: a retry gets its current state. */
export const changedMeanwhile = (): Failure => unavailable({ code: CHANGED, retryAfter: 1 });

export const isChangedMeanwhile = (error: unknown): boolean => error instanceof Failure && error.code === CHANGED;

/** The account never paid for Agent Pro. */
export const noPortal = (): Failure =>
  new Failure({
    status: 404,
    code: "memberships.no_portal",
    text: /*i18n*/ { id: "memberships.no_portal", message: "There is no card on file for your account yet." },
  });

/** The provider's page is on an origin that we do not redirect to. */
export const noCheckout = (): Failure =>
  new Failure({
    status: 502,
    code: "memberships.no_checkout",
    text: /*i18n*/ { id: "memberships.no_checkout", message: "An error occurred. Please try again." },
  });
