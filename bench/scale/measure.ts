import { setTimeout as wait } from "node:timers/promises";
import type autocannon from "autocannon";
import type pg from "pg";
import { readBusyTime, readCpuOfTree } from "../cpu.ts";
import { type Load, type Loading, load } from "../load.ts";
import type { System } from "../system.ts";
import type { Demand } from "./model.ts";

/** Seconds of use so far. */
interface Used {
  readonly server: number;
  readonly database: number;
  readonly connection: number;
  /** Generates the load on the same machine. */
  readonly generator: number;
}

export interface Measured extends Load {
  readonly used: Used;
  /** Seconds that the machine's processors were busy during the load, for any program. */
  readonly busy: number;
}

export interface Observed {
  readonly system: System;
  readonly pool: pg.Pool;
  /** What the server uses each second when idle. */
  readonly idle: Used;
}

async function readUsed({ system, pool }: Pick<Observed, "system" | "pool">): Promise<Used> {
  // Connections report their work to the statistics about once a second.
  await wait(1_500);
  const { rows } = await pool.query<{ ms: number }>(
    "SELECT active_time AS ms FROM pg_stat_database WHERE datname = current_database()",
  );
  const generator = process.cpuUsage();
  return {
    server: readCpuOfTree(system.pid) ?? Number.NaN,
    database: readCpuOfTree(system.databasePid) ?? Number.NaN,
    connection: (rows[0]?.ms ?? Number.NaN) / 1_000,
    generator: (generator.user + generator.system) / 1e6,
  };
}

const combine = (one: Used, other: Used, how: (one: number, other: number) => number): Used => ({
  server: how(one.server, other.server),
  database: how(one.database, other.database),
  connection: how(one.connection, other.connection),
  generator: how(one.generator, other.generator),
});

/** In cores: less than this is background upkeep, more is startup work. */
const SETTLED = 0.05;
const SETTLED_WITHIN_MS = 300_000;

/** Waits until startup work is done, and returns what upkeep uses each second when idle. */
export async function untilSettled(observed: Pick<Observed, "system" | "pool">, seconds: number): Promise<Used> {
  const started = performance.now();
  for (;;) {
    const idle = await observeIdle(observed, seconds);
    if (idle.server + idle.database < SETTLED) return idle;
    if (performance.now() - started > SETTLED_WITHIN_MS) {
      throw new Error(`When idle the server uses ${idle.server} and the database ${idle.database} of a core.`);
    }
  }
}

async function observeIdle(observed: Pick<Observed, "system" | "pool">, seconds: number): Promise<Used> {
  const before = await readUsed(observed);
  const started = performance.now();
  await wait(seconds * 1_000);
  const after = await readUsed(observed);
  const took = (performance.now() - started) / 1_000;
  return { ...combine(after, before, (later, earlier) => (later - earlier) / took), generator: 0 };
}

/** Loads the system and returns what the load used, without upkeep. Throws if a response is not 200. */
export async function measureLoad(
  observed: Observed,
  requests: readonly autocannon.Request[],
  loading: Loading,
): Promise<Measured> {
  const before = await readUsed(observed);
  const started = performance.now();
  const busyBefore = readBusyTime() ?? Number.NaN;
  const result = await load(observed.system.url, requests, loading);
  const busy = (readBusyTime() ?? Number.NaN) - busyBefore;
  const after = await readUsed(observed);
  if (result.failures > 0)
    throw new Error(`${result.failures} failures and ${result.answers} responses: ${result.statuses}`);
  const took = (performance.now() - started) / 1_000;
  const used = combine(after, before, (later, earlier) => later - earlier);
  return { ...result, busy, used: combine(used, observed.idle, (all, idle) => all - idle * took) };
}

export function toDemand({ used, answers, bytes }: Measured, requestsPerView: number): Demand {
  const views = answers / requestsPerView;
  return {
    server: used.server / views,
    database: used.database / views,
    connection: used.connection / views,
    bytes: bytes / views,
    requests: requestsPerView,
  };
}
