import Stripe from "stripe";
import { Failure } from "../http/failure.ts";

/**
 * Why the payment provider did not do what we asked; its own errors are never passed on as ours. Callers handle the
 * rejections they expect; any other becomes a 502 or 503 with an alarm.
 */
export class ProviderFailure extends Failure {
  /** The provider's error; undefined if it was not asked. */
  readonly error: Stripe.errors.StripeError | undefined;

  constructor(failure: Omit<ConstructorParameters<typeof Failure>[0], "cause">, error?: Stripe.errors.StripeError) {
    super({ ...failure, cause: error });
    this.error = error;
  }
}

/** Whether the provider did not respond, is overloaded, or failed itself. */
export function isOutage(error: unknown): boolean {
  const { StripeConnectionError, StripeError, StripeRateLimitError } = Stripe.errors;
  if (error instanceof StripeConnectionError || error instanceof StripeRateLimitError) return true;
  if (!(error instanceof StripeError)) return false;
  return error.statusCode === undefined || error.statusCode >= 500;
}

/** The failure for a provider error that is not an outage. */
export function toProviderFailure(error: Stripe.errors.StripeError): ProviderFailure {
  const { StripeAuthenticationError, StripePermissionError } = Stripe.errors;
  const isKeyWrong = error instanceof StripeAuthenticationError || error instanceof StripePermissionError;
  return new ProviderFailure(
    {
      status: isKeyWrong ? 503 : 502,
      code: isKeyWrong ? "payments.misconfigured" : "payments.refused",
      text: /*i18n*/ {
        id: "payments.refused",
        message: "The payment provider could not process this. You were not charged. Please try again later.",
      },
      alarm: "payment",
    },
    error,
  );
}

/** Whether the provider could not be reached, which may be retried. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof ProviderFailure && error.code === "payments.unavailable";
}

/** `retryAfter` is in seconds. */
export function outage(retryAfter: number, error?: Stripe.errors.StripeError): ProviderFailure {
  return new ProviderFailure(
    {
      status: 503,
      code: "payments.unavailable",
      text: /*i18n*/ {
        id: "payments.unavailable",
        message: "The payment provider is not responding. Please try again in a few seconds.",
      },
      retryAfter,
    },
    error,
  );
}
