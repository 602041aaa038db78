import type pg from "pg";
import { openEmbeddedDatabase } from "../../bench/database.ts";

/**
 * Runs work on the database itself, not through the server under test; a killed database comes back with another
 * process and port.
 */
export async function askDatabase<Result>(dataDir: string, work: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
  const pool = openEmbeddedDatabase(dataDir).openPool(2);
  // A killed database drops its connections.
  pool.on("error", () => undefined);
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

export async function select<Row extends pg.QueryResultRow>(
  dataDir: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return askDatabase(dataDir, async (pool) => (await pool.query<Row>(text, [...values])).rows);
}
