import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { Refusal } from "../refusal.ts";
import { type Cluster, connect } from "./cluster.ts";

/**
 * Held by the server that owns a data directory. If the server is killed, its connection is lost, and the lock with it.
 */
const SERVER_LOCK = 7_270_001;
const ATTEMPTS = 10;
/** After this many attempts, a running holder is not one that is just exiting. */
const SURE_AFTER = 2;

/** Another server uses the data directory. The message names its process. */
class DataDirectoryInUse extends Refusal {}

/** Locks the data directory for as long as the returned connection lives. Throws DataDirectoryInUse. */
export async function lockDataDirectory({ cluster, port }: { cluster: Cluster; port: number }): Promise<pg.Client> {
  const client = await connect({ cluster, port });
  // PostgreSQL may take a moment to notice that the previous holder was killed.
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { rows } = await client.query<{ taken: boolean }>("SELECT pg_try_advisory_lock($1) AS taken", [SERVER_LOCK]);
    if (rows[0]?.taken === true) return client;
    if (attempt >= SURE_AFTER && isAlive(await findHolder(client))) break;
    await wait(100);
  }
  const holder = (await findHolder(client)) ?? "unknown";
  await client.end();
  throw new DataDirectoryInUse(
    `Another Vestpocket server (process ${holder}) is using this data directory. Stop it first, or set another DATA_DIR.`,
  );
}

/** The process that holds the lock, taken from its connection's name. */
async function findHolder(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ application_name: string }>(
    `SELECT a.application_name FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
     WHERE l.locktype = 'advisory' AND l.objid = $1 AND l.granted`,
    [SERVER_LOCK],
  );
  const digits = rows[0]?.application_name.replace(/\D/gu, "") ?? "";
  return digits === "" ? undefined : Number(digits);
}

/**
 * Whether a process is running on this machine: then waiting is pointless. A container's server may have the same pid
 * as its predecessor.
 */
function isAlive(holder: number | undefined): boolean {
  if (holder === undefined || holder === process.pid) return false;
  try {
    return process.kill(holder, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
