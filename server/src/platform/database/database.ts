import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { findDatabaseError, isFromDatabase } from "./database-errors.ts";
import { type DatabaseNode, type NodeOptions, openNode } from "./database-node.ts";
import { createRead, type Read } from "./read-routing.ts";
import { type ReadPosition, watchReplicas } from "./replicas.ts";

export { allowSeconds, type DatabaseNode } from "./database-node.ts";

/** The primary, and reads from its replicas. */
export type Database = DatabaseNode & {
  /** Reads that a replica may serve (decision 089). Everything else is read from the primary. */
  read: Read;
  readonly hasReplicas: boolean;
  close(): Promise<void>;
};
/** The database or a transaction; every query function takes one. */
export type Queryable = Pick<NodePgDatabase, "execute" | "select" | "insert" | "update" | "delete">;

interface DatabaseOptions extends NodeOptions {
  readonly replicaUrls?: readonly string[];
  /** For tests: replaces asking the databases for their positions. */
  readonly readPosition?: ReadPosition;
}

/**
 * Opens the pools and the lookup connection. Queries time out after 2 s, and so does waiting for a free connection, so
 * that a slow database does not pile up work. A database that does not answer at all counts as gone two seconds later.
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

/** Whether a statement failed because a unique value is already taken. */
export function isTaken(error: unknown, constraint: string): boolean {
  const found = findDatabaseError(error);
  return found?.code === "23505" && found.constraint === constraint;
}

/** Whether a statement failed because a row it refers to does not exist, or no longer does. */
export function isReferenceGone(error: unknown): boolean {
  return findDatabaseError(error)?.code === "23503";
}

/**
 * Whether the database rejects what a statement would save, so that retrying is pointless: data exceptions, constraint
 * violations, two changes of one row, a value too large for an index (SQLSTATE classes 21, 22, 23 and 54).
 */
export function isRefusedByDatabase(error: unknown): boolean {
  return /^(?:2[123]|54)/u.test(findDatabaseError(error)?.code ?? "");
}

const CONNECTION_FAILURES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "57P01",
  "57P02",
  "57P03",
  "53300",
  // The former primary has become a replica.
  "25006",
]);

/** A statement took too long or waited too long for a lock, a deadlock, or a concurrent change. */
const CONTENTION = new Set(["57014", "55P03", "40P01", "40001"]);

/** Whether the database could not be reached, for whatever reason: a stopped one has no socket file (ENOENT). */
function isConnectFailure(error: unknown): boolean {
  if (!isFromDatabase(error)) return false;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as NodeJS.ErrnoException).syscall === "connect") return true;
  }
  return false;
}

/** Whether the database is down, restarting or full, which is not the request's fault. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!isFromDatabase(error)) return false;
  if (isConnectFailure(error)) return true;
  const found = findDatabaseError(error);
  if (found !== undefined) return CONNECTION_FAILURES.has(found.code) || found.code.startsWith("08");
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (
      /^(timeout e|Query read timeout|Connection terminated|Cannot use a pool after|Client (was closed|has encountered))/u.test(
        cause.message,
      )
    )
      return true;
  }
  return false;
}

/** Whether the database is there, but too busy for a statement: the same request succeeds on retry. */
export function isDatabaseBusy(error: unknown): boolean {
  return isFromDatabase(error) && CONTENTION.has(findDatabaseError(error)?.code ?? "");
}

/** An error the database itself returned, other than closing the connection (SQLSTATE class 08 and 57P). */
const ANSWERED = /^(?!08|57P)[0-9FHPX][0-9A-Z]{4}$/u;

/**
 * Whether a failed transaction may have been committed: its connection was lost, perhaps after the commit and before
 * the response.
 */
export function mayHaveCommitted(error: unknown): boolean {
  if (isConnectFailure(error)) return false;
  const { code = "" } = findDatabaseError(error) ?? {};
  return isDatabaseUnavailable(error) && !ANSWERED.test(code);
}
