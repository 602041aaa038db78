import { createHash } from "node:crypto";
import pg from "pg";
import type { Logger } from "pino";

/** Locks by name that hold across processes, and end with the process that holds them. */
export interface Locks {
  /** Does the work while nobody else holds the lock; false, and nothing done, where somebody does. */
  tryWith(name: string, work: () => Promise<void>): Promise<boolean>;
  end(): Promise<void>;
}

/** On one connection of their own, opened by the first: a lock may be held for as long as a slow mail server takes. */
export function openLocks(connection: pg.ClientConfig, log: Logger): Locks {
  let line: Promise<pg.Client> | undefined;
  // To the database one connection is one holder: what this process holds it knows by itself.
  const held = new Set<string>();

  function connect(): Promise<pg.Client> {
    const client = new pg.Client(connection);
    const connected = client.connect().then(() => client);
    const forget = () => {
      if (line === connected) line = undefined;
    };
    client.on("error", (error) => {
      log.warn({ err: error }, "the connection for locks was lost");
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
        line ??= connect();
        const client = await line;
        const key = toKey(name);
        const { rows } = await client.query<{ taken: boolean }>("SELECT pg_try_advisory_lock($1) AS taken", [key]);
        if (rows[0]?.taken !== true) return false;
        try {
          await work();
        } finally {
          // Where the connection was lost, so was the lock.
          await client.query("SELECT pg_advisory_unlock($1)", [key]).catch(() => undefined);
        }
        return true;
      } finally {
        held.delete(name);
      }
    },
    async end() {
      const ending = await line?.catch(() => undefined);
      line = undefined;
      await ending?.end();
    },
  };
}

/** 64 bits of the name's hash, as the database takes them. */
function toKey(name: string): string {
  return createHash("sha256").update(name).digest().readBigInt64BE(0).toString();
}
