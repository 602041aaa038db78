import { setTimeout as wait } from "node:timers/promises";
import { MINUTE_MS } from "@vestpocket/domain/shared/durations";
import type pg from "pg";
import { Refusal } from "../refusal.ts";
import { findDatabaseError } from "./database-errors.ts";

/** How long a statement waits for a lock. Anyone who wants to read the table meanwhile waits behind it. */
const LOCK_SECONDS = 2;
/** In which those who waited are served. */
const PAUSE_MS = 5_000;
const GIVE_UP_MS = 5 * MINUTE_MS;
const LOCK_NOT_AVAILABLE = "55P03";

interface Locking {
  /** Changes tables through `client`, and can be repeated if it fails. */
  readonly work: () => Promise<void>;
  readonly report: (progress: string) => void;
}

/**
 * Changes tables without making the site wait: what cannot get its lock soon is given up and repeated. Throws Refusal
 * if a table stays in use for minutes.
 */
export async function withShortLocks(client: pg.Client, { work, report }: Locking): Promise<void> {
  await client.query(`SET lock_timeout = '${LOCK_SECONDS}s'`);
  const until = performance.now() + GIVE_UP_MS;
  let earlier = await listHolders(client);
  while (!(await isDone(work))) {
    const holders = await listHolders(client);
    const names = holders.filter(({ transaction }) => earlier.some((each) => each.transaction === transaction));
    const inUse = `in use by ${names.map(({ name }) => name).join(", ") || "other programs"}`;
    if (performance.now() > until) {
      throw new Refusal(
        `The database was not migrated: for ${GIVE_UP_MS / MINUTE_MS} minutes a table was ${inUse}. Wait for its end, or stop it: a backup, "npm run fsck" or another long reading. Then start again.`,
      );
    }
    report(`A table to migrate is ${inUse}; trying again`);
    earlier = holders;
    await wait(PAUSE_MS);
  }
}

/** False if it did not get a lock. */
async function isDone(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (findDatabaseError(error)?.code === LOCK_NOT_AVAILABLE) return false;
    throw error;
  }
}

/** The transactions that use tables of this database, with their programs. One that is listed twice lasts long. */
async function listHolders(client: pg.Client): Promise<{ transaction: string; name: string }[]> {
  const { rows } = await client.query<{ transaction: string; name: string }>(
    `SELECT DISTINCT virtualtransaction AS transaction,
            coalesce(nullif(application_name, ''), 'another program') || ' (process ' || pid || ')' AS name
       FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE locktype = 'relation' AND granted AND datname = current_database() AND pid <> pg_backend_pid()`,
  );
  return rows;
}
