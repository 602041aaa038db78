import { setTimeout as wait } from "node:timers/promises";
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen, isBrokenCircuitError } from "cockatiel";
import Stripe from "stripe";
import { Failure } from "../http/failure.ts";
import type { PaymentSettings } from "./payment-settings.ts";

/** One question is given up after that; a call asks two at most, and answers within 12 s. */
const TIMEOUT_MS = 4_000;
/** After so many failures in a row nothing is asked for a while. */
const FAILURES_MAX = 5;
const PAUSE_MS = 10_000;
/** How long a call waits for another one that does the same. */
const SAME_CALL_MS = 3_000;
/** How far the provider's clock and ours may lie apart, in seconds. */
const CLOCK_TOLERANCE = 300;

/** The payment provider, spoken to by its own SDK. */
export interface Payments {
  readonly publishableKey: string;
  readonly isLive: boolean;
  /**
   * Asks the provider. Throws a Failure 503 that may be tried again where it does not answer; what it answers to a wrong question
   * is thrown as it is. A question that changes something carries an idempotency key made of what it is about.
   */
  ask<T>(question: (stripe: Stripe) => Promise<T>): Promise<T>;
  /** The event of a signed notification. Throws Failure 400 for one that is not the provider's, too old, or of the other mode. */
  readEvent(body: Buffer, signature: string | undefined, now: Date): Stripe.Event;
}

export function createPayments(settings: PaymentSettings): Payments {
  const stripe = new Stripe(settings.secretKey, {
    ...settings.address,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
    appInfo: { name: "Vestpocket" },
  });
  const breaker = circuitBreaker(handleWhen(isProvidersFault), {
    halfOpenAfter: PAUSE_MS,
    breaker: new ConsecutiveBreaker(FAILURES_MAX),
  });

  async function askOnce<T>(question: (stripe: Stripe) => Promise<T>): Promise<T> {
    try {
      return await breaker.execute(() => question(stripe));
    } catch (error) {
      if (isBrokenCircuitError(error) || isProvidersFault(error)) {
        throw unavailable(breaker.state === CircuitState.Open ? PAUSE_MS / 1_000 : 2);
      }
      throw error;
    }
  }

  return {
    publishableKey: settings.publishableKey,
    isLive: settings.isLive,

    async ask(question) {
      const patience = Date.now() + SAME_CALL_MS;
      for (;;) {
        try {
          return await askOnce(question);
        } catch (error) {
          if (!isSameCallUnderWay(error)) throw error;
          if (Date.now() > patience) throw unavailable(2);
          await wait(50 + Math.random() * 100);
        }
      }
    },

    readEvent(body, signature, now) {
      for (const secret of settings.webhookSecrets) {
        try {
          const event = stripe.webhooks.constructEvent(
            body,
            signature ?? "",
            secret,
            CLOCK_TOLERANCE,
            undefined,
            now.getTime(),
          );
          if (event.livemode === settings.isLive && !isFromTheFuture(signature, now)) return event;
        } catch {
          // The next secret may be the one; whatever was wrong with it, the sender learns no more than that it is refused.
        }
      }
      throw eventRefused();
    },
  };
}

/** The SDK refuses what is old, but takes what is dated ahead. */
function isFromTheFuture(signature: string | undefined, now: Date): boolean {
  const signedAt = Number(/(?:^|,)t=(\d+)/u.exec(signature ?? "")?.[1]);
  return signedAt > now.getTime() / 1_000 + CLOCK_TOLERANCE;
}

/** No answer, or one that says that it is not our fault. */
function isProvidersFault(error: unknown): boolean {
  if (error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeRateLimitError) {
    return true;
  }
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  return error.statusCode === undefined || error.statusCode >= 500;
}

function isSameCallUnderWay(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.statusCode === 409;
}

/** The provider answers no: what was asked about is not there, or not so any more. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

/** A notification that the provider did not send so, not now, or not to this server. */
export function eventRefused(): Failure {
  return new Failure({
    status: 400,
    code: "payments.event_refused",
    text: /*i18n*/ { id: "payments.event_refused", message: "This webhook event was rejected." },
  });
}

function unavailable(retryAfter: number): Failure {
  return new Failure({
    status: 503,
    code: "payments.unavailable",
    text: /*i18n*/ {
      id: "payments.unavailable",
      message: "The payment service is not responding. Please try again in a few seconds.",
    },
    retryAfter,
  });
}
