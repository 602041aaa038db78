import { createHash } from "node:crypto";
import type pg from "pg";
import type { Logger } from "pino";
import { traceStatements } from "../tracing/traced-statements.ts";
import { isTraced } from "../tracing/tracing.ts";
import { BoundedClient } from "./bounded-client.ts";

/** Named locks across processes, released when the process that holds them exits. */
export interface Locks {
  /** Runs `work` under the lock and returns true. Returns false without running it if the lock is taken. */
  tryWith(name: string, work: () => Promise<void>): Promise<boolean>;
  end(): Promise<void>;
}

/**
 * Uses one separate connection, opened for the first lock, since a lock may be held as long as a slow mail server
 * takes. Its statements are pipelined, since several locks are taken and released at once.
 */
export function openLocks(connection: pg.ClientConfig, log: Logger): Locks {
  let shared: Promise<BoundedClient> | undefined;
  // To the database, one connection is one holder, so this process tracks its own locks.
  const held = new Set<string>();

  function connect(): Promise<BoundedClient> {
    const client = new BoundedClient({ ...connection, pipeline: true });
    if (isTraced()) traceStatements(client);
    const connected = client.connect().then(() => client);
    const forget = () => {
      if (shared === connected) shared = undefined;
    };
    client.on("error", (error) => {
      log.warn({ err: error }, "lost the connection for locks");
      forget();
    });
    client.on("end", forget);
    connected.catch(forget);
    return connected;
  }

  return {
    async tryWith(name, work) {
      if (held.has(name)) return false;
      held.add(name);
      try {
        shared ??= connect();
        const client = await shared;
        const key = toKey(name);
        const { rows } = await client.query<{ taken: boolean }>("SELECT pg_try_advisory_lock($1) AS taken", [key]);
        if (rows[0]?.taken !== true) return false;
        try {
          await work();
        } finally {
          // If the connection was lost, the lock has already been released.
          await client.query("SELECT pg_advisory_unlock($1)", [key]).catch(() => undefined);
        }
        return true;
      } finally {
        held.delete(name);
      }
    },
    async end() {
      const ending = await shared?.catch(() => undefined);
      shared = undefined;
      await ending?.close();
    },
  };
}

/** The first 64 bits of the name's hash, as advisory locks need. */
function toKey(name: string): string {
  return createHash("sha256").update(name).digest().readBigInt64BE(0).toString();
}
