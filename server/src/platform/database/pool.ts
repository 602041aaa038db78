import pg from "pg";
import type { Logger } from "pino";
import { traceStatements } from "../tracing/traced-statements.ts";
import { isTraced } from "../tracing/tracing.ts";
import { measurePool } from "./pool-metrics.ts";

interface PoolOptions extends pg.PoolConfig {
  readonly max: number;
  /** Its name in the metrics. */
  readonly name: string;
}

/** Connections for concurrent queries. A lost connection does not crash the process. */
export function openPool({ name, ...connection }: PoolOptions, log: Logger): pg.Pool {
  const pool = new pg.Pool({ ...connection, idleTimeoutMillis: 30_000 });
  // A lost connection already fails its query; without this listener it would also crash the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  pool.on("error", (error) => log.warn({ err: error }, "lost an idle database connection"));
  if (isTraced()) pool.on("connect", traceStatements);
  measurePool(pool, name);
  return pool;
}
