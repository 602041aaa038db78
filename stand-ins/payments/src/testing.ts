import { randomBytes } from "node:crypto";
import pg from "pg";
import Stripe from "stripe";
import { inject } from "vitest";
import { API_VERSION } from "./events.ts";
import { type PaymentSandbox, startPaymentSandbox } from "./sandbox.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The cluster the tests share, as its superuser. */
    clusterUrl: string;
  }
}

export interface Received {
  readonly body: string;
  readonly signature: string;
  readonly event: Stripe.Event;
}

export type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>;

/** A sandbox on its own database, with the official SDK as its client and a receiver of its events. */
export async function startTestSandbox() {
  const database = await createDatabase();
  const received: Received[] = [];
  const clock = { now: new Date() };
  const receiver = { status: 200 };
  const options: Parameters<typeof startPaymentSandbox>[0] = {
    databaseUrl: database.url,
    seed: "a seed of the tests",
    pagesUrl: "http://127.0.0.1:3000/sandbox",
    now: () => clock.now,
    deliver: async ({ body, signature }) => {
      received.push({ body, signature, event: JSON.parse(body) as Stripe.Event });
      return receiver.status;
    },
  };
  let sandbox = await startPaymentSandbox(options);
  const types = () => received.map(({ event }) => event.type);
  return {
    clock,
    received,
    receiver,
    types,
    options,
    get sandbox() {
      return sandbox;
    },
    get faults() {
      return sandbox.faults;
    },
    get stripe() {
      return connect(sandbox, { key: sandbox.secretKey });
    },
    get base() {
      return `http://${sandbox.host}:${sandbox.port}`;
    },
    advance: (seconds: number) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
    },
    /** Everything stored, as text. */
    dump: async () => {
      const { rows } = await query<{ kept: string }>(
        database.url,
        "SELECT body || notes::text AS kept FROM payment_sandbox.objects UNION ALL SELECT body FROM payment_sandbox.idempotency_keys",
      );
      return rows.map(({ kept }) => kept).join("\n");
    },
    restart: async () => {
      await sandbox.close();
      sandbox = await startPaymentSandbox(options);
    },
    close: async () => {
      await sandbox.close();
      await database.drop();
    },
  };
}

/** The SDK as a client of the sandbox, without retries unless a test wants them. */
export function connect(
  sandbox: PaymentSandbox,
  {
    key,
    maxNetworkRetries = 0,
    httpClient,
  }: { key: string; maxNetworkRetries?: number; httpClient?: ReturnType<typeof Stripe.createFetchHttpClient> },
): Stripe {
  const { host, port } = sandbox;
  return new Stripe(key, {
    host,
    port,
    protocol: "http",
    maxNetworkRetries,
    apiVersion: API_VERSION,
    telemetry: false,
    ...(httpClient && { httpClient }),
  });
}

/** Posts a form like a page or a browser's script, with nested names written out. */
export function post(
  url: string,
  { fields, headers = {} }: { fields: Record<string, string>; headers?: Record<string, string> },
) {
  return fetch(url, { method: "POST", body: new URLSearchParams(fields), headers, redirect: "manual" });
}

async function createDatabase() {
  const url = new URL(inject("clusterUrl"));
  const admin = url.href;
  const name = `sandbox_${randomBytes(6).toString("hex")}`;
  await query(admin, `CREATE DATABASE ${name} TEMPLATE template0`);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => query(admin, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function query<T extends pg.QueryResultRow>(url: string, sql: string): Promise<pg.QueryResult<T>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query<T>(sql);
  } finally {
    await client.end();
  }
}
