import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Logger } from "pino";
import { type Locks, openLocks } from "./locks.ts";
import { type Lookups, openLookups } from "./lookups.ts";

export type Database = NodePgDatabase & { $client: pg.Pool; lookups: Lookups; locks: Locks; close(): Promise<void> };
/** A database or an open transaction on it: what queries take. */
export type Queryable = Pick<NodePgDatabase, "execute" | "select" | "insert" | "update" | "delete">;

/** Connections one process holds at most. */
const POOL_SIZE = 16;

/** Opens the pool and the connection for lookups. Queries are ended after 2 s, a wait for a free connection too: a slow database must not pile up work. */
export function openDatabase(url: string, log: Logger): Database {
  const connection: pg.ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: 2_000,
    application_name: "vestpocket",
    // The branches of a search's UNION ALL stand in the order of the results: no branch may run beside another.
    options: "-c statement_timeout=2000 -c max_parallel_workers_per_gather=0 -c enable_parallel_append=off",
  };
  const pool = new pg.Pool({ ...connection, max: POOL_SIZE, idleTimeoutMillis: 30_000 });
  // One that is lost while it is used fails what it is used for; without a listener it would end the process besides.
  pool.on("connect", (client) => client.on("error", () => undefined));
  pool.on("error", (error) => log.warn({ err: error }, "an idle database connection was lost"));
  const lookups = openLookups(connection, log);
  const locks = openLocks(connection, log);
  return Object.assign(drizzle({ client: pool }), {
    lookups,
    locks,
    async close() {
      await Promise.all([lookups.end(), locks.end(), pool.end()]);
    },
  });
}

/** Lets the statements of a transaction take longer than those of a call: for work that nobody waits for. */
export async function allowSeconds(tx: Queryable, seconds: number): Promise<void> {
  await tx.execute(sql`SELECT set_config('statement_timeout', ${`${seconds}s`}, true)`);
}

/** The database's own error behind a failure, where there is one. */
function findDatabaseError(error: unknown): { code: string; constraint?: string } | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as { code?: unknown; constraint?: string };
    if (typeof code === "string") return constraint === undefined ? { code } : { code, constraint };
  }
  return undefined;
}

/** Whether a statement failed because another row has the value already that a constraint keeps unique. */
export function isTaken(error: unknown, constraint: string): boolean {
  const found = findDatabaseError(error);
  return found?.code === "23505" && found.constraint === constraint;
}

const CONNECTION_FAILURES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "57014",
  "57P01",
  "57P02",
  "57P03",
  "53300",
]);

/** The database cannot answer now, which is no fault of the request: it is down, restarting, full or too slow. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const found = findDatabaseError(error);
  if (found !== undefined) return CONNECTION_FAILURES.has(found.code) || found.code.startsWith("08");
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (
      /^(timeout e|Connection terminated|Cannot use a pool after|Client (was closed|has encountered))/u.test(
        cause.message,
      )
    )
      return true;
  }
  return false;
}
