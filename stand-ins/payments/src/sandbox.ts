import type { AddressInfo } from "node:net";
import pg from "pg";
import { startDelivery } from "./delivery.ts";
import { createTime, doOneDueThing } from "./due.ts";
import { createRequestFaults, type Faults } from "./faults.ts";
import { deriveKeys } from "./keys.ts";
import { endPeriod } from "./renewals.ts";
import { buildServer } from "./server.ts";
import { createTables } from "./tables.ts";
import { createSend, type Deliver } from "./webhook.ts";
import { toSeconds, transact, type Work } from "./work.ts";

export type { Faults } from "./faults.ts";

export interface PaymentSandbox {
  readonly host: string;
  readonly port: number;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  readonly faults: Faults;
  close(): Promise<void>;
}

/**
 * Stands in for Stripe where no keys are set: speaks its API, shows its pages, sends its webhooks. All it knows is in
 * the schema `payment_sandbox` of the given database; it may be stopped and started at any time, and run several times.
 */
export async function startPaymentSandbox(options: {
  /** A role that may create a schema. */
  databaseUrl: string;
  /** The keys are derived from it. */
  seed: string;
  /** Where people see its pages, without a slash at the end; whatever serves them there strips this prefix. */
  pagesUrl: string;
  /** Events are posted there, signed. */
  webhookUrl?: string;
  /** Takes the events in place of `webhookUrl` and gives the HTTP status. */
  deliver?: Deliver;
  /** A test's clock; without it the system's. */
  now?: () => Date;
  host?: string;
  port?: number;
}): Promise<PaymentSandbox> {
  const { seed, pagesUrl, host = "127.0.0.1", now = () => new Date() } = options;
  const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 20 });
  // A connection that dies while nobody uses it is made anew when somebody does.
  pool.on("error", () => undefined);
  const keys = deriveKeys(seed);
  const faults = createRequestFaults();
  const closing = new AbortController();
  const send = createSend({
    webhookSecret: keys.webhookSecret,
    now,
    closing: closing.signal,
    webhookUrl: options.webhookUrl,
    deliver: options.deliver,
  });
  await createTables(pool);
  const delivery = startDelivery({ pool, now, send });
  const toWork = (client: Work["client"]): Work => ({
    client,
    now: toSeconds(now()),
    pagesUrl,
    request: { id: null, idempotency_key: null },
  });
  const time = createTime(async () => {
    const wasDue = await doOneDueThing(pool, toWork);
    if (wasDue) delivery.wake();
    return wasDue;
  });
  if (!options.now) time.start();
  const server = await buildServer({
    pool,
    keys,
    faults,
    pagesUrl,
    closing: closing.signal,
    now,
    toWork,
    committed: delivery.wake,
  });
  await server.listen({ host, port: options.port ?? 0 });
  delivery.wake();

  return {
    ...keys,
    host,
    port: (server.server.address() as AddressInfo).port,
    faults: {
      requests: faults.requests,
      inject: faults.inject,
      clear: faults.clear,
      holdEvents: delivery.hold,
      releaseEvents: delivery.release,
      settled: delivery.settled,
      passTime: time.catchUp,
      endPeriod: async (id) => {
        await transact(pool, (client) => endPeriod(toWork(client), id));
        delivery.wake();
      },
    },
    close: async () => {
      closing.abort();
      await server.close();
      await time.close();
      await delivery.close();
      await pool.end();
    },
  };
}
