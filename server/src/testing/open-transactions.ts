import type pg from "pg";
import type { Database } from "../platform/database/database.ts";

/**
 * Runs `work` with a connection inside a transaction. Whatever happens in `work`, the connection is closed, and its
 * transaction and locks with it: a pool waits forever for a connection that is never released.
 */
export async function withTransaction<T>(db: Database, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  try {
    await client.query("BEGIN");
    return await work(client);
  } finally {
    client.release(true);
  }
}

/** Database processes that wait for a lock. */
export async function listWaiting(db: Database): Promise<number[]> {
  const { rows } = await db.$client.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
  );
  return rows.map(({ pid }) => pid);
}
