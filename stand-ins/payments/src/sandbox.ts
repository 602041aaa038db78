import type { AddressInfo } from "node:net";
import { openTables } from "./database.ts";
import { createDelivery, type Deliver } from "./delivery.ts";
import { createFaults, type Fault, type SeenRequest } from "./faults.ts";
import { deriveKeys, signEvent } from "./keys.ts";
import { registerPages } from "./pages/pages.ts";
import { attemptPayment, buildIntent } from "./payment-attempts.ts";
import { createServer, withStore } from "./server.ts";
import { endPeriod } from "./subscriptions.ts";

const DELIVERY_TIMEOUT_MS = 15_000;

/** Tests' switches. */
export interface Faults {
  /** The next matching requests meet this. */
  inject(fault: Fault): void;
  clear(): void;
  /** Requests seen since the start. */
  readonly requests: readonly SeenRequest[];
  /** Holds notifications back until they are released. */
  holdEvents(): void;
  releaseEvents(options?: {
    /** In which the events of these ids are delivered; the oldest first where it is not given. */
    order?: (ids: readonly string[]) => readonly string[];
    /** How often each is delivered. */
    copies?: number;
    /** Types that never come. */
    drop?: (type: string) => boolean;
  }): Promise<void>;
  /** Resolves when no notification is due or under way. */
  settled(): Promise<void>;
  /** Brings the end of a subscription's period forward to now, and does what it brings. */
  endPeriod(subscriptionId: string): Promise<void>;
}

/** A small server that speaks the payment provider's API. No money moves. */
export interface PaymentSandbox {
  readonly host: string;
  readonly port: number;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  readonly faults: Faults;
  close(): Promise<void>;
}

/** Starts the sandbox. Whatever it is told and does is kept in the database, in a schema of its own. */
export async function startPaymentSandbox(options: {
  /** As somebody who may create a schema. */
  databaseUrl: string;
  /** The keys are derived from it: the same seed gives the same keys. */
  seed: string;
  /** Where people see its pages, which another server hands through. */
  pagesUrl: string;
  /** Where notifications are sent; or by a function, for tests. */
  webhookUrl?: string;
  deliver?: Deliver;
  now?: () => Date;
  host?: string;
  port?: number;
}): Promise<PaymentSandbox> {
  const { now = () => new Date(), host = "127.0.0.1", pagesUrl } = options;
  const keys = deriveKeys(options.seed);
  const pool = await openTables(options.databaseUrl);
  const faults = createFaults();
  const { webhookUrl } = options;
  const delivery = createDelivery({
    pool,
    sign: (body) => signEvent(keys.webhookSecret, body, now()),
    deliver: options.deliver ?? (webhookUrl === undefined ? undefined : (event) => post(webhookUrl, event)),
  });
  const sandbox = { pool, faults, keys, pagesUrl, now, kick: () => void delivery.kick() };
  const app = await createServer(sandbox);
  registerPages(app, sandbox);
  await app.listen({ host, port: options.port ?? 0 });
  const { port } = app.server.address() as AddressInfo;

  return {
    host,
    port,
    ...keys,
    faults: {
      inject: faults.inject,
      clear: faults.clear,
      requests: faults.requests,
      holdEvents: delivery.hold,
      releaseEvents: delivery.release,
      settled: delivery.settled,
      async endPeriod(id) {
        await withStore(sandbox, (store) =>
          endPeriod(store, id, async (amount, card, customer) => {
            const intent = buildIntent(store, {
              amount,
              currency: "cad",
              customer,
              description: "Subscription update",
            });
            return attemptPayment(store, await store.add("payment_intent", intent), {
              card,
              returnUrl: undefined,
              pagesUrl,
            });
          }),
        );
        sandbox.kick();
      },
    },
    async close() {
      await delivery.close();
      await app.close();
      await pool.end();
    },
  };
}

async function post(url: string, { body, signature }: { body: string; signature: string }): Promise<number> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
    body,
    signal: AbortSignal.timeout(DELIVERY_TIMEOUT_MS),
  });
  await response.body?.cancel();
  return response.status;
}
