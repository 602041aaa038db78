import { setTimeout as wait } from "node:timers/promises";
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen, isBrokenCircuitError } from "cockatiel";
import Stripe from "stripe";
import { paymentFailures } from "../counters.ts";
import { Failure } from "../http/failure.ts";
import { createAccountReader, type ProviderAccount } from "./account.ts";
import type { PaymentSettings } from "./payment-settings.ts";
import { isOutage, outage, ProviderFailure, toProviderFailure } from "./provider-failure.ts";

/** The timeout for one request to the provider. A call of ours makes at most two, and so answers within 12 s. */
const TIMEOUT_MS = 4_000;
/** After this many failures in a row, requests are paused. */
const FAILURES_MAX = 5;
const PAUSE_MS = 10_000;
/** How long a call waits for a concurrent one with the same idempotency key, and how the delay between polls grows. */
const SAME_CALL_MS = 6_000;
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 1_600;
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
   * Makes a request to the provider. Throws ProviderFailure: 503 if it does not respond (retryable), 502 if it rejects
   * the request, with an alarm unless the caller handles it. A request that changes something needs an idempotency key
   * derived from the change.
   */
  ask<T>(request: (stripe: Stripe) => Promise<T>): Promise<T>;
  /** The account that payments go to, fetched once. Throws ProviderFailure. */
  getAccount(): Promise<ProviderAccount>;
  /** Throws if the provider does not respond, or does not recognize our key. */
  check(): Promise<void>;
  /** Verifies and parses a webhook event. Throws Failure (400) unless it is signed by the provider, recent, and of our mode. */
  readEvent(event: SignedEvent): Stripe.Event;
}

export function createPayments(settings: PaymentSettings): Payments {
  const stripe = new Stripe(settings.secretKey, {
    ...settings.address,
    timeout: settings.timeoutMs ?? TIMEOUT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
    appInfo: { name: "Vestpocket" },
  });
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: PAUSE_MS,
    breaker: new ConsecutiveBreaker(FAILURES_MAX),
  });

  async function askOnce<T>(request: (stripe: Stripe) => Promise<T>): Promise<T> {
    try {
      return await breaker.execute(() => request(stripe));
    } catch (error) {
      const known = error instanceof Stripe.errors.StripeError ? error : undefined;
      if (isBrokenCircuitError(error) || isOutage(error)) {
        throw outage(breaker.state === CircuitState.Open ? PAUSE_MS / 1_000 : 2, known);
      }
      throw known === undefined || isConcurrent(known) ? error : toProviderFailure(known);
    }
  }

  const { isLive, publishableKey } = settings;
  const payments: Omit<Payments, "getAccount" | "check"> = {
    publishableKey,
    isLive,

    async ask(request) {
      const giveUpAt = performance.now() + SAME_CALL_MS;
      for (let pause = FIRST_WAIT_MS; ; pause = Math.min(pause * 2, LONGEST_WAIT_MS)) {
        try {
          return await askOnce(request);
        } catch (error) {
          if (error instanceof ProviderFailure) paymentFailures.inc({ code: error.code });
          if (!isConcurrent(error)) throw error;
          if (performance.now() > giveUpAt) throw outage(2);
          // Random, so that calls waiting for the same one do not all return at the same moment.
          await wait(pause * (0.5 + Math.random()));
        }
      }
    },

    readEvent: (event) => readEvent(stripe, { ...event, settings }),
  };
  return { ...payments, ...createAccountReader(payments) };
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
      // Try the next secret. The sender is not told why an event is rejected.
    }
  }
  throw eventRefused();
}

/** The SDK rejects old events, but accepts future ones. */
function isFromTheFuture(signature: string | undefined, now: Date): boolean {
  const signedAt = Number(/(?:^|,)t=(\d+)/u.exec(signature ?? "")?.[1]);
  return signedAt > now.getTime() / 1_000 + CLOCK_TOLERANCE_SECONDS;
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
