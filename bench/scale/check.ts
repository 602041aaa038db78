import { availableParallelism } from "node:os";
import type autocannon from "autocannon";
import type { Measured, Observed } from "./measure.ts";
import { measureLoad } from "./measure.ts";
import { type Demand, errorOf, rateOf, responseOf, saturationOf } from "./model.ts";

/** The model's maximum error. */
const ERROR_MAX = 0.2;
/** Enough to keep every processor busy, few enough not to be rejected. */
const CONNECTIONS = 8;
/** Relative to the machine's maximum. */
export const STEADY = 0.5;

export interface Check {
  readonly name: string;
  readonly predicted: number;
  readonly measured: number;
  readonly unit: string;
  readonly error: number;
  readonly holds: boolean;
}

/** The machine's maximum with a server process for each of its processors. */
export interface Full {
  /** Page views per second. */
  readonly rate: number;
  /** Processors that other programs left free. */
  readonly cores: number;
  /** Seconds of processor time that generating the load took per page view. */
  readonly generator: number;
}

/**
 * What an average page view takes, by how busy the processors are: those that are all busy share their caches, and a
 * search then takes the database up to twice as much.
 */
interface Demands {
  readonly saturated: Demand;
  readonly steady: Demand;
}

export interface Load {
  readonly requests: readonly autocannon.Request[];
  readonly demand: Demands;
  readonly seconds: number;
}

/** Loads the whole mix twice, once at the machine's maximum and once steadily, and compares both with the model. */
export async function checkModel(
  observed: Observed,
  { requests, demand, seconds }: Load,
): Promise<{ checks: Check[]; notes: string[]; full: Full }> {
  const full = await measureLoad(observed, requests, { seconds, connections: CONNECTIONS });
  const cores = availableParallelism();
  const { saturated, steady: half } = demand;
  const views = full.answers / saturated.requests;
  const others = Math.max(0, (full.busy - sumUsed(full)) / full.seconds);
  const generator = full.used.generator / views;
  const machine = {
    name: "this machine's processors",
    demand: saturated.server + saturated.database + generator,
    cores: cores - others,
  };
  const most = saturationOf([machine]).rate;
  const rate = (views / full.seconds) * STEADY;
  const steady = await measureLoad(observed, requests, {
    seconds,
    connections: CONNECTIONS,
    rate: Math.max(1, Math.round(rate * half.requests)),
  });
  const steadyRate = steady.answers / half.requests / steady.seconds;
  const calm = { ...machine, demand: half.server + half.database + generator };
  const response = responseOf(calm, steadyRate) - generator;
  return {
    full: { rate: views / full.seconds, cores: machine.cores, generator },
    checks: [
      toCheck("maximum page views", { predicted: most, measured: views / full.seconds, unit: "/s" }),
      toCheck(`server's processors at ${steadyRate.toFixed(1)} views/s`, {
        predicted: steadyRate * half.server * 100,
        measured: (steady.used.server / steady.seconds) * 100,
        unit: " %",
      }),
      toCheck(`database's processors at ${steadyRate.toFixed(1)} views/s`, {
        predicted: steadyRate * half.database * 100,
        measured: (steady.used.database / steady.seconds) * 100,
        unit: " %",
      }),
    ],
    notes: [
      `others took ${others.toFixed(2)} of ${cores} processors while the most was measured`,
      `a page view took ${((sumUsed(full) / views) * 1_000).toFixed(2)} ms of processors at the most, ${(machine.demand * 1_000).toFixed(2)} ms were expected`,
      `at the steady rate an answer had a median of ${steady.p50} ms (p99 ${steady.p99}); the model says ${((response / half.requests) * 1_000).toFixed(1)} ms on average, without the others`,
    ],
  };
}

/** The cores of the machine for which the gain of a second server process is predicted. */
const PREDICTED_CORES = 4;

/** Loads the whole mix with a single server process, and compares what more of them gain here with the model. */
export async function checkGain(
  observed: Observed,
  full: Full,
  { requests, demand, seconds }: Load,
): Promise<{ check: Check; note: string }> {
  const one = await measureLoad(observed, requests, { seconds, connections: CONNECTIONS });
  const servers = availableParallelism();
  const { saturated } = demand;
  const here = (count: number) => rateOf(saturated, { ...full, servers: count });
  const there = (count: number) => rateOf(saturated, { servers: count, cores: PREDICTED_CORES });
  return {
    check: toCheck(`${servers} server processes beside the load generator, times one`, {
      predicted: here(servers) / here(1),
      measured: full.rate / (one.answers / saturated.requests / one.seconds),
      unit: "",
    }),
    note: `on ${PREDICTED_CORES} processors of their own, two server processes and their database serve ${(there(2) / there(1)).toFixed(2)} times what one serves, by the model`,
  };
}

const sumUsed = ({ used }: Measured): number => used.server + used.database + used.generator;

function toCheck(name: string, { unit, ...sides }: { predicted: number; measured: number; unit: string }): Check {
  const error = errorOf(sides);
  return { name, ...sides, unit, error, holds: error <= ERROR_MAX };
}
