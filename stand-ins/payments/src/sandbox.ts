import type { AddressInfo } from "node:net";
import pg from "pg";
import { type Delivery, startDelivery } from "./delivery.ts";
import { createTime, doOneDueThing, type Time } from "./due.ts";
import { createRequestFaults, type Faults, type RequestFaults } from "./faults.ts";
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

interface SandboxOptions {
  /** A role that may create a schema. */
  databaseUrl: string;
  /** The keys are derived from it. */
  seed: string;
  /** The public URL of its pages, without a trailing slash; the proxy in front strips this prefix. */
  pagesUrl: string;
  /** Signed events are posted here. */
  webhookUrl?: string;
  /** Receives the events instead of `webhookUrl` and returns the HTTP status. */
  deliver?: Deliver;
  /** A test's clock; the system's by default. */
  now?: () => Date;
  host?: string;
  port?: number;
}

/**
 * Replaces Stripe if no keys are set: serves its API and its pages, sends its webhooks. All its state is in the schema
 * `payment_sandbox` of the given database, so it may be restarted at any time and run several times.
 */
export async function startPaymentSandbox(options: SandboxOptions): Promise<PaymentSandbox> {
  const { pagesUrl, host = "127.0.0.1", port = 0, now = () => new Date() } = options;
  const pool = openPool(options.databaseUrl);
  const keys = deriveKeys(options.seed);
  const faults = createRequestFaults();
  const closing = new AbortController();
  const send = createSend({ ...options, webhookSecret: keys.webhookSecret, now, closing: closing.signal });
  await createTables(pool);
  const delivery = startDelivery({ pool, now, send });
  const deps = { pool, now, delivery, toWork: createToWork(now, pagesUrl) };
  const time = startTime(deps, { isAutomatic: options.now === undefined });
  const server = await buildServer({
    ...deps,
    keys,
    faults,
    pagesUrl,
    closing: closing.signal,
    committed: delivery.wake,
  });
  await server.listen({ host, port });
  delivery.wake();
  return {
    ...keys,
    host,
    port: (server.server.address() as AddressInfo).port,
    faults: createFaults(deps, { faults, time }),
    close: async () => {
      closing.abort();
      await server.close();
      await time.close();
      await delivery.close();
      await pool.end();
    },
  };
}

interface SandboxDeps {
  readonly pool: pg.Pool;
  readonly delivery: Delivery;
  readonly toWork: (client: Work["client"]) => Work;
}

function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 20 });
  // A lost connection fails its query, and the pool replaces it; without listeners, the error would crash the process,
  // both for an idle connection and for one in use between two queries.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

function createToWork(now: () => Date, pagesUrl: string): SandboxDeps["toWork"] {
  return (client) => ({ client, now: toSeconds(now()), pagesUrl, request: { id: null, idempotency_key: null } });
}

/** Applies the passage of time; a test's clock advances only when the test calls `passTime`. */
function startTime({ pool, toWork, delivery }: SandboxDeps, { isAutomatic }: { isAutomatic: boolean }): Time {
  const time = createTime(async () => {
    const wasDue = await doOneDueThing(pool, toWork);
    if (wasDue) delivery.wake();
    return wasDue;
  });
  if (isAutomatic) time.start();
  return time;
}

function createFaults(
  { pool, toWork, delivery }: SandboxDeps,
  { faults, time }: { faults: RequestFaults; time: Time },
): Faults {
  return {
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
  };
}
