import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Logger } from "pino";
import { BoundedClient, toQueryTimeout } from "./bounded-client.ts";
import { KEEP_ALIVE } from "./client.ts";
import { type Listening, openListening } from "./listening.ts";
import { type Locks, openLocks } from "./locks.ts";
import { type Lookups, openLookups } from "./lookups.ts";
import { openPool } from "./pool.ts";
import { UnnamedClient } from "./pooled-client.ts";
import { preparing } from "./preparing-client.ts";
import { createStatementNames } from "./statement-names.ts";
import { openStatements, type Statements } from "./statements.ts";

/** The primary or a replica. */
export type DatabaseNode = NodePgDatabase & {
  $client: pg.Pool;
  lookups: Lookups;
  locks: Locks;
  listening: Listening;
  statements: Statements;
  end(): Promise<void>;
};

/** The most connections that one process holds. */
const POOL_SIZE = 16;

/** What calls run most; each connection keeps their plans until it closes (decision 160). */
const PREPARED = { max: 128, fromRun: 5 };

/** Of a statement's time: a wait for a lock ends as such, before it looks like a slow statement. */
const LOCK_SHARE = 0.9;

export interface NodeOptions {
  readonly url: string;
  readonly log: Logger;
  /** Timeout for a query and for a free connection; 0 for none. */
  readonly timeoutMs?: number;
  /** The same database bypassing the transaction-mode pooler at `url`; undefined if there is no such pooler. */
  readonly directUrl?: string | undefined;
}

/** Opens one database's pools; connections for lookups, locks and notifications are opened on first use. */
export function openNode({ url, directUrl, log, timeoutMs = 2_000 }: NodeOptions): DatabaseNode {
  const basics = {
    ...KEEP_ALIVE,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: toQueryTimeout(timeoutMs),
    application_name: "vestpocket",
  };
  const own = {
    ...basics,
    connectionString: url,
    Client: BoundedClient,
    // The branches of a search's UNION ALL are in result order, so they must not run in parallel. Matches of a frequent
    // word that do not fit into 4 MB would be read again from the texts.
    options: `-c statement_timeout=${timeoutMs} -c lock_timeout=${Math.round(timeoutMs * LOCK_SHARE)} -c work_mem=16MB -c max_parallel_workers_per_gather=0 -c enable_parallel_append=off`,
  };
  // Behind a pooler, each transaction may get another connection: settings come from the role, and prepared statements
  // do not persist.
  const connection = directUrl === undefined ? own : { ...own, options: undefined, Client: UnnamedClient };
  const Client = directUrl === undefined ? preparing(createStatementNames(PREPARED)) : UnnamedClient;
  const pool = openPool({ ...connection, Client, name: "requests", max: POOL_SIZE }, log);
  const lookups = openLookups(connection, log);
  const locks = openLocks({ ...basics, connectionString: directUrl ?? url }, log);
  const listening = openListening({ ...basics, connectionString: directUrl ?? url }, log);
  const statements = openStatements(connection, log);
  return Object.assign(drizzle({ client: pool }), {
    transaction: transactIn(pool),
    lookups,
    locks,
    listening,
    statements,
    async end() {
      await Promise.all([lookups.end(), locks.end(), listening.end(), statements.end(), pool.end()]);
    },
  });
}

/** The connection of each transaction. */
const clients = new WeakMap<object, BoundedClient>();

/** Raises the time limit of a transaction's statements, for background work. */
export async function allowSeconds(tx: Pick<NodePgDatabase, "execute">, seconds: number): Promise<void> {
  clients.get(tx)?.allowSeconds(seconds);
  await tx.execute(sql`SELECT set_config('statement_timeout', ${`${seconds}s`}, true)`);
}

/**
 * Runs work in a transaction, and gives its connection back however that ends. Drizzle's own keeps the connection
 * forever if BEGIN fails, as it does while the database restarts, and reuses one whose ROLLBACK failed
 * (https://github.com/drizzle-team/drizzle-orm/issues/6114).
 */
function transactIn(pool: pg.Pool): NodePgDatabase["transaction"] {
  return async (work, options) => {
    const client = (await pool.connect()) as BoundedClient & pg.PoolClient;
    let hasBegun = false;
    const begin: typeof work = (tx) => {
      hasBegun = true;
      clients.set(tx, client);
      return work(tx);
    };
    try {
      return await drizzle({ client }).transaction(begin, options);
    } finally {
      client.allowUsual();
      // The pool closes a connection that is broken, or still in a transaction: "I" is idle.
      client.release(!hasBegun || client.getTransactionStatus() !== "I");
    }
  };
}
