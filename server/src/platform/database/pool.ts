import pg from "pg";
import type { Logger } from "pino";
import { traceStatements } from "../tracing/traced-statements.ts";
import { isTraced } from "../tracing/tracing.ts";
import type { BoundedClient } from "./bounded-client.ts";
import { markConnectionError } from "./database-errors.ts";
import { measurePool } from "./pool-metrics.ts";

interface PoolOptions extends pg.PoolConfig {
  readonly Client: typeof BoundedClient;
  readonly max: number;
  /** Its name in the metrics. */
  readonly name: string;
}

type Pooled = BoundedClient & pg.PoolClient;

/** Connections for concurrent queries. A lost connection does not crash the process. */
export function openPool({ name, ...connection }: PoolOptions, log: Logger): pg.Pool {
  const pool = new pg.Pool({ ...connection, idleTimeoutMillis: 30_000 });
  // A lost connection already fails its query; without this listener it would also crash the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  pool.on("error", (error) => log.warn({ err: error }, "lost an idle database connection"));
  if (isTraced()) pool.on("connect", traceStatements);
  closeIdleOnceUnanswered(pool);
  markFailures(pool);
  measurePool(pool, name);
  return pool;
}

/** Its `query` also gets its connection through `connect`, with a callback. */
function markFailures(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => Promise<unknown> | undefined;
  const marked = (callback?: (...given: unknown[]) => void) => {
    if (callback !== undefined)
      return connect((error: unknown, ...given: unknown[]) => callback(markConnectionError(error), ...given));
    return connect()?.catch((error: unknown) => {
      throw markConnectionError(error);
    });
  };
  pool.connect = marked as typeof pool.connect;
}

/**
 * If one connection gets no answer, the server is probably gone for the idle ones too: each would cost a call its whole
 * time limit.
 */
function closeIdleOnceUnanswered(pool: pg.Pool): void {
  const idle = new Set<Pooled>();
  pool.on("connect", (client) => {
    (client as Pooled).onUnanswered = () => {
      for (const each of idle) {
        each.cutOff();
        // Without it, the pool would learn of that too late for its next query.
        each.emit("error", new Error("closed since another connection got no answer"));
      }
    };
  });
  pool.on("acquire", (client) => idle.delete(client as Pooled));
  pool.on("release", (_error, client) => idle.add(client as Pooled));
  pool.on("remove", (client) => idle.delete(client as Pooled));
}
