import pg from "pg";

const LOCK = 7_270_019;
const CONNECTIONS = 8;

/** Objects are kept as the provider shows them; `private` holds what it never shows. */
const SCHEMA = `
  CREATE SCHEMA IF NOT EXISTS payment_sandbox;
  CREATE TABLE IF NOT EXISTS payment_sandbox.objects (
    id text PRIMARY KEY,
    kind text NOT NULL,
    data jsonb NOT NULL,
    private jsonb NOT NULL DEFAULT '{}',
    position bigserial
  );
  CREATE INDEX IF NOT EXISTS objects_kind ON payment_sandbox.objects (kind, position DESC);
  CREATE INDEX IF NOT EXISTS objects_intent ON payment_sandbox.objects ((private ->> 'intent')) WHERE private ? 'intent';
  CREATE TABLE IF NOT EXISTS payment_sandbox.events (
    id text PRIMARY KEY,
    type text NOT NULL,
    data jsonb NOT NULL,
    position bigserial,
    attempts integer NOT NULL DEFAULT 0,
    due_at timestamptz NOT NULL DEFAULT now(),
    delivered_at timestamptz
  );
  CREATE INDEX IF NOT EXISTS events_due ON payment_sandbox.events (due_at) WHERE delivered_at IS NULL;
  CREATE TABLE IF NOT EXISTS payment_sandbox.idempotency_keys (
    key text PRIMARY KEY,
    request text NOT NULL,
    status integer,
    answer jsonb,
    begun_at timestamptz NOT NULL DEFAULT now()
  );
`;

/** The sandbox's own tables, made where they are missing. */
export async function openTables(url: string): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, application_name: "payment sandbox" });
  // A lost idle connection is replaced by the next query.
  pool.on("error", () => undefined);
  await inTransaction(pool, async (client) => {
    await client.query("SELECT pg_advisory_xact_lock($1)", [LOCK]);
    await client.query(SCHEMA);
  });
  return pool;
}

export async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    const result = await work(client);
    await client.query("COMMIT");
    return result;
  } catch (error) {
    await client.query("ROLLBACK").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
