import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { findDatabaseError } from "./database-errors.ts";
import { type DatabaseNode, type NodeOptions, openNode } from "./database-node.ts";
import { createRead, type Read } from "./reading.ts";
import { type ReadPosition, watchReplicas } from "./replicas.ts";

export type { DatabaseNode } from "./database-node.ts";

/** The primary, and what may be read from its replicas. */
export type Database = DatabaseNode & {
  /** Where reads go that a replica may answer (decision 089). Everything else is read from the primary. */
  read: Read;
  readonly hasReplicas: boolean;
  close(): Promise<void>;
};
/** The database or a transaction on it; every query function takes one. */
export type Queryable = Pick<NodePgDatabase, "execute" | "select" | "insert" | "update" | "delete">;

interface DatabaseOptions extends NodeOptions {
  readonly replicaUrls?: readonly string[];
  /** In place of asking the databases how far they are, for tests. */
  readonly readPosition?: ReadPosition;
}

/**
 * Opens the pools and the connection for lookups. Queries are cancelled after 2 s, and so is the wait for a free connection, so
 * that a slow database does not pile up work.
 */
export function openDatabase({ replicaUrls = [], readPosition, ...options }: DatabaseOptions): Database {
  const primary = openNode(options);
  const nodes = replicaUrls.map((url) => openNode({ ...options, url }));
  const replicas = watchReplicas(primary, nodes, { log: options.log, ...(readPosition && { readPosition }) });
  return Object.assign(primary, {
    read: createRead(primary, replicas),
    hasReplicas: nodes.length > 0,
    close: async () => {
      await replicas.end();
      await primary.end();
    },
  });
}

/** Raises the statement timeout within a transaction, for background work. */
export async function allowSeconds(tx: Queryable, seconds: number): Promise<void> {
  await tx.execute(sql`SELECT set_config('statement_timeout', ${`${seconds}s`}, true)`);
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
  // What was the primary has become a replica.
  "25006",
  // A deadlock or a concurrent change: the same request succeeds when it is repeated.
  "40001",
  "40P01",
]);

/** Whether nobody could be reached, for whatever reason: a database that is stopped has no socket file (ENOENT). */
function isConnectFailure(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as NodeJS.ErrnoException).syscall === "connect") return true;
  }
  return false;
}

/** Whether the database is down, restarting, full or too slow, which is not the request's fault. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (isConnectFailure(error)) return true;
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

/** What the database itself answered, other than that it is about to close the connection (SQLSTATE class 08 and 57P). */
const ANSWERED = /^(?!08|57P)[0-9FHPX][0-9A-Z]{4}$/u;

/** Whether a transaction that failed may have been committed: its connection was lost, perhaps after the commit and before the answer. */
export function mayHaveCommitted(error: unknown): boolean {
  if (isConnectFailure(error)) return false;
  const { code = "" } = findDatabaseError(error) ?? {};
  return isDatabaseUnavailable(error) && !ANSWERED.test(code);
}
