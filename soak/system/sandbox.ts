import { createHmac, hkdfSync } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startPaymentSandbox } from "@vestpocket/payment-sandbox";
import pg from "pg";
import { openEmbeddedDatabase } from "../../bench/database.ts";
import type { Round } from "../family.ts";
import { type Call, send } from "./client.ts";
import { select } from "./oracle.ts";
import type { Server } from "./server.ts";

type Body = Readonly<Record<string, string>>;

/** A private server's payment provider, seen from outside: it keeps everything in the server's database. */
export interface Provider {
  readonly port: number;
  /** What a server is given to use it. */
  readonly keys: { readonly secretKey: string; readonly publishableKey: string; readonly webhookSecret: string };
  /** A call with the secret key, or with the browser's. */
  ask(path: string, body?: Body, key?: "secret" | "publishable"): Promise<ProviderAnswer>;
  /** The call that sends an event, signed, to the server. */
  toCall(event: ProviderEvent): Call;
  /** Makes it, and returns the response status; 0 if there was none. */
  deliver(event: ProviderEvent): Promise<number>;
  /** The events since the last call. */
  takeEvents(): Promise<ProviderEvent[]>;
}

export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
}

interface ProviderAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each caller knows what it asked for
  readonly body: any;
}

/** Opens it and takes over the delivery of its events: from now on only `deliver` sends them. */
export async function openProvider(
  round: Round,
  server: Server,
  pagesUrl = `${server.url}/sandbox`,
): Promise<Provider> {
  const { ownerUrl } = openEmbeddedDatabase(server.dataDir);
  await holdDeliveries(ownerUrl);
  const secret = readFileSync(join(server.dataDir, "secret"), "utf8");
  const sandbox = await startPaymentSandbox({
    databaseUrl: ownerUrl,
    seed: Buffer.from(hkdfSync("sha256", secret, "vestpocket", "payment-sandbox", 32)).toString("hex"),
    pagesUrl,
  });
  round.onEnd(() => sandbox.close());
  const toCall = (event: ProviderEvent) => toWebhookCall(event, sandbox.webhookSecret);
  let last = await lastSequence(server.dataDir);

  return {
    port: sandbox.port,
    keys: sandbox,
    async ask(path, body, key = "secret") {
      const authorization = `Bearer ${key === "secret" ? sandbox.secretKey : sandbox.publishableKey}`;
      const answer = await fetch(`http://${sandbox.host}:${sandbox.port}${path}`, {
        headers: { authorization },
        ...(body && { method: "POST", body: new URLSearchParams(body) }),
      });
      return { status: answer.status, body: await answer.json() };
    },
    toCall,
    deliver: async (event) => (await send(server.url, toCall(event)).catch(() => undefined))?.status ?? 0,
    async takeEvents() {
      const rows = await select<{ sequence: string; body: ProviderEvent }>(
        server.dataDir,
        `${EVENTS} WHERE deliveries.sequence > $1 ORDER BY deliveries.sequence`,
        [last],
      );
      last = rows.at(-1)?.sequence ?? last;
      return rows.map(({ body }) => body);
    },
  };
}

/** As Stripe signs: the time and the raw body. */
function toWebhookCall(event: ProviderEvent, secret: string): Call {
  const body = JSON.stringify(event);
  const time = Math.floor(Date.now() / 1_000);
  const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  const headers = { "content-type": "application/json", "stripe-signature": `t=${time},v1=${signature}` };
  return { path: "/v1/checkout-session/webhook", form: { body: Buffer.from(body), headers } };
}

const EVENTS =
  "SELECT deliveries.sequence::text, body FROM payment_sandbox.deliveries JOIN payment_sandbox.objects ON id = event";

async function lastSequence(dataDir: string): Promise<string> {
  const [row] = await select<{ last: string }>(
    dataDir,
    "SELECT coalesce(max(sequence), 0)::text AS last FROM payment_sandbox.deliveries",
  );
  return row?.last ?? "0";
}

/** The server's own sandbox finds no due event. */
async function holdDeliveries(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`
      CREATE OR REPLACE FUNCTION payment_sandbox.hold() RETURNS trigger LANGUAGE plpgsql
        AS 'BEGIN NEW.due_at := NULL; RETURN NEW; END';
      CREATE OR REPLACE TRIGGER hold BEFORE INSERT ON payment_sandbox.deliveries
        FOR EACH ROW EXECUTE FUNCTION payment_sandbox.hold();
      GRANT USAGE ON SCHEMA payment_sandbox TO vestpocket;
      GRANT SELECT ON ALL TABLES IN SCHEMA payment_sandbox TO vestpocket;`);
  } finally {
    await client.end();
  }
}
