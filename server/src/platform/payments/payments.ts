import { setTimeout as wait } from "node:timers/promises";
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen, isBrokenCircuitError } from "cockatiel";
import Stripe from "stripe";
import { Failure } from "../http/failure.ts";
import type { PaymentSettings } from "./payment-settings.ts";

/** The timeout of one request to the provider. A call of ours makes two at most, and so answers within 12 s. */
const TIMEOUT_MS = 4_000;
/** After this many failures in a row, requests are paused. */
const FAILURES_MAX = 5;
const PAUSE_MS = 10_000;
/** How long a call waits for a concurrent one with the same idempotency key. */
const SAME_CALL_MS = 3_000;
/** How far the provider's clock may differ from ours. */
const CLOCK_TOLERANCE_SECONDS = 300;

/** A webhook event as it was received. */
interface SignedEvent {
  readonly body: Buffer;
  /** The header with the provider's signature. */
  readonly signature: string | undefined;
  readonly now: Date;
}

/** The payment provider, called with its own SDK. */
export interface Payments {
  readonly publishableKey: string;
  readonly isLive: boolean;
  /**
   * Makes a request to the provider. Throws Failure (503) if it does not answer, which may be retried; other errors of the
   * provider are thrown as they are. A request that changes something needs an idempotency key derived from what it changes.
   */
  ask<T>(request: (stripe: Stripe) => Promise<T>): Promise<T>;
  /** Verifies and parses a webhook event. Throws Failure (400) unless it is signed by the provider, recent, and of our mode. */
  readEvent(event: SignedEvent): Stripe.Event;
}

export function createPayments(settings: PaymentSettings): Payments {
  const stripe = new Stripe(settings.secretKey, {
    ...settings.address,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
    appInfo: { name: "Vestpocket" },
  });
  const breaker = circuitBreaker(handleWhen(isProviderFailure), {
    halfOpenAfter: PAUSE_MS,
    breaker: new ConsecutiveBreaker(FAILURES_MAX),
  });

  async function askOnce<T>(request: (stripe: Stripe) => Promise<T>): Promise<T> {
    try {
      return await breaker.execute(() => request(stripe));
    } catch (error) {
      if (isBrokenCircuitError(error) || isProviderFailure(error)) {
        throw unavailable(breaker.state === CircuitState.Open ? PAUSE_MS / 1_000 : 2);
      }
      throw error;
    }
  }

  return {
    publishableKey: settings.publishableKey,
    isLive: settings.isLive,

    async ask(request) {
      const giveUpAt = Date.now() + SAME_CALL_MS;
      for (;;) {
        try {
          return await askOnce(request);
        } catch (error) {
          if (!isConcurrent(error)) throw error;
          if (Date.now() > giveUpAt) throw unavailable(2);
          await wait(50 + Math.random() * 100);
        }
      }
    },

    readEvent: (event) => readEvent(stripe, { ...event, settings }),
  };
}

function readEvent(
  stripe: Stripe,
  { body, signature, now, settings }: SignedEvent & { settings: PaymentSettings },
): Stripe.Event {
  for (const secret of settings.webhookSecrets) {
    try {
      const time = now.getTime();
      const event = stripe.webhooks.constructEvent(
        body,
        signature ?? "",
        secret,
        CLOCK_TOLERANCE_SECONDS,
        undefined,
        time,
      );
      if (event.livemode === settings.isLive && !isFromTheFuture(signature, now)) return event;
    } catch {
      // Try the next secret. The sender is not told why an event is refused.
    }
  }
  throw eventRefused();
}

/** The SDK refuses old events, but accepts future ones. */
function isFromTheFuture(signature: string | undefined, now: Date): boolean {
  const signedAt = Number(/(?:^|,)t=(\d+)/u.exec(signature ?? "")?.[1]);
  return signedAt > now.getTime() / 1_000 + CLOCK_TOLERANCE_SECONDS;
}

/** Whether the provider did not answer, or failed itself. */
function isProviderFailure(error: unknown): boolean {
  if (error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeRateLimitError) {
    return true;
  }
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  return error.statusCode === undefined || error.statusCode >= 500;
}

function isConcurrent(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.statusCode === 409;
}

/** A webhook event that is not authentic, not recent, or not meant for this server. */
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
