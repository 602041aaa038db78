import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Logger } from "pino";
import { type Locks, openLocks } from "./locks.ts";
import { type Lookups, openLookups } from "./lookups.ts";
import { openPool } from "./pool.ts";
import { openStatements, type Statements } from "./statements.ts";

export type Database = NodePgDatabase & {
  $client: pg.Pool;
  lookups: Lookups;
  locks: Locks;
  statements: Statements;
  close(): Promise<void>;
};
/** The database or a transaction on it; every query function takes one. */
export type Queryable = Pick<NodePgDatabase, "execute" | "select" | "insert" | "update" | "delete">;

/** The most connections that one process holds. */
const POOL_SIZE = 16;

interface DatabaseOptions {
  readonly url: string;
  readonly log: Logger;
  /** How long a query may take, and the wait for a free connection. */
  readonly timeoutMs?: number;
}

/**
 * Opens the pools and the connection for lookups. Queries are cancelled after 2 s, and so is the wait for a free connection, so
 * that a slow database does not pile up work.
 */
export function openDatabase({ url, log, timeoutMs = 2_000 }: DatabaseOptions): Database {
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    application_name: "vestpocket",
    // The branches of a search's UNION ALL are in the order of the results, so they must not run in parallel. Matches of a frequent
    // word that do not fit into 4 MB would be read again from the texts.
    options: `-c statement_timeout=${timeoutMs} -c work_mem=16MB -c max_parallel_workers_per_gather=0 -c enable_parallel_append=off`,
  };
  const pool = openPool({ ...connection, max: POOL_SIZE }, log);
  const lookups = openLookups(connection, log);
  const locks = openLocks(connection, log);
  const statements = openStatements(connection, log);
  return Object.assign(drizzle({ client: pool }), {
    lookups,
    locks,
    statements,
    async close() {
      await Promise.all([lookups.end(), locks.end(), statements.end(), pool.end()]);
    },
  });
}

/** Raises the statement timeout within a transaction, for background work. */
export async function allowSeconds(tx: Queryable, seconds: number): Promise<void> {
  await tx.execute(sql`SELECT set_config('statement_timeout', ${`${seconds}s`}, true)`);
}

/** The database's own error behind another error, if there is one. */
function findDatabaseError(error: unknown): { code: string; constraint?: string } | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as { code?: unknown; constraint?: string };
    if (typeof code === "string") return constraint === undefined ? { code } : { code, constraint };
  }
  return undefined;
}

/** Whether a statement failed because its value for a unique constraint is already taken. */
export function isTaken(error: unknown, constraint: string): boolean {
  const found = findDatabaseError(error);
  return found?.code === "23505" && found.constraint === constraint;
}

/** Whether a statement failed because a row that it refers to does not exist, or no longer does. */
export function isReferenceGone(error: unknown): boolean {
  return findDatabaseError(error)?.code === "23503";
}

/**
 * Whether the database refuses what a statement would save, so that trying again is useless: data exceptions, broken constraints,
 * two changes of one row, a value too large for an index (SQLSTATE classes 21, 22, 23 and 54).
 */
export function isRefusedByDatabase(error: unknown): boolean {
  return /^(?:2[123]|54)/u.test(findDatabaseError(error)?.code ?? "");
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
  // A deadlock or a concurrent change: the same request succeeds when it is repeated.
  "40001",
  "40P01",
]);

/** Whether the database is down, restarting, full or too slow, which is not the request's fault. */
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
