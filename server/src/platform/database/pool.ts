import pg from "pg";
import type { Logger } from "pino";

/** Connections for many queries at once. One that is lost does not end the process. */
export function openPool(connection: pg.PoolConfig & { readonly max: number }, log: Logger): pg.Pool {
  const pool = new pg.Pool({ ...connection, idleTimeoutMillis: 30_000 });
  // A lost connection already fails its query; without this listener it would also end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  pool.on("error", (error) => log.warn({ err: error }, "lost an idle database connection"));
  return pool;
}
