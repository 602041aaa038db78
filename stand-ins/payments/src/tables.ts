import type { Pool } from "pg";

/**
 * One table of objects in the shape of the API, since the sandbox mostly returns them as they are. `notes` is what
 * the sandbox stores about an object but never publishes; `due_at` is when time changes it. `json` and not `jsonb`
 * keeps the fields in the order they were written.
 */
const SCHEMA = `
CREATE SCHEMA IF NOT EXISTS payment_sandbox;

CREATE TABLE IF NOT EXISTS payment_sandbox.objects (
  id text PRIMARY KEY,
  kind text NOT NULL,
  sequence bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  body json NOT NULL,
  notes json NOT NULL DEFAULT '{}',
  due_at timestamptz
);
CREATE INDEX IF NOT EXISTS objects_by_kind ON payment_sandbox.objects (kind, sequence);
CREATE INDEX IF NOT EXISTS objects_due ON payment_sandbox.objects (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX IF NOT EXISTS objects_by_payment_intent ON payment_sandbox.objects ((body ->> 'payment_intent'));
CREATE INDEX IF NOT EXISTS objects_by_customer ON payment_sandbox.objects ((body ->> 'customer'));
CREATE INDEX IF NOT EXISTS objects_by_charge ON payment_sandbox.objects ((body ->> 'charge'));
CREATE INDEX IF NOT EXISTS objects_by_invoice ON payment_sandbox.objects ((body ->> 'invoice'));

CREATE TABLE IF NOT EXISTS payment_sandbox.idempotency_keys (
  key text PRIMARY KEY,
  path text NOT NULL,
  fingerprint text NOT NULL,
  status integer NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS idempotency_keys_by_age ON payment_sandbox.idempotency_keys (created_at);

CREATE TABLE IF NOT EXISTS payment_sandbox.deliveries (
  event text PRIMARY KEY REFERENCES payment_sandbox.objects (id),
  sequence bigint GENERATED ALWAYS AS IDENTITY,
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  due_at timestamptz
);
CREATE INDEX IF NOT EXISTS deliveries_due ON payment_sandbox.deliveries (due_at, sequence) WHERE due_at IS NOT NULL;
`;

/** Creates missing tables. Several sandboxes may start at once, and IF NOT EXISTS alone is not safe against that. */
export async function createTables(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock(hashtextextended('payment_sandbox', 0))");
    await client.query(SCHEMA);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
