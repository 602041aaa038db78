import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import { Gauge, Histogram } from "prom-client";
import { counters } from "../counters.ts";

const registers = [counters];

/** This process's open pools, by their name in the metrics. */
const pools = new Map<pg.Pool, string>();

new Gauge({
  name: "database_pool_connections",
  help: "Open connections to the database, by pool and state: busy or idle",
  labelNames: ["pool", "state"],
  registers,
  collect() {
    this.reset();
    for (const [pool, name] of listOpen()) {
      this.inc({ pool: name, state: "busy" }, pool.totalCount - pool.idleCount);
      this.inc({ pool: name, state: "idle" }, pool.idleCount);
    }
  },
});

new Gauge({
  name: "database_pool_waiting",
  help: "Statements that wait for a connection, by pool",
  labelNames: ["pool"],
  registers,
  collect() {
    this.reset();
    for (const [pool, name] of listOpen()) this.inc({ pool: name }, pool.waitingCount);
  },
});

const waits = new Histogram({
  name: "database_pool_wait_seconds",
  help: "How long statements waited for a connection, by pool",
  labelNames: ["pool"],
  buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2],
  registers,
});

function listOpen(): [pg.Pool, string][] {
  for (const pool of pools.keys()) if (pool.ended) pools.delete(pool);
  return [...pools];
}

/** Adds a pool to the metrics. Its `query` also gets its connection through `connect`, with a callback. */
export function measurePool(pool: pg.Pool, name: string): void {
  pools.set(pool, name);
  const labeled = waits.labels(name);
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => Promise<unknown> | undefined;
  const measured = (callback?: (...given: unknown[]) => void) => {
    const end = labeled.startTimer();
    if (callback === undefined) return connect()?.finally(end);
    // Another request may hand over its connection: restore the context of the one waiting.
    const called = AsyncLocalStorage.bind(callback);
    return connect((...given: unknown[]) => {
      end();
      called(...given);
    });
  };
  pool.connect = measured as typeof pool.connect;
}
