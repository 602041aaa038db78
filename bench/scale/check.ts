import { availableParallelism } from "node:os";
import type autocannon from "autocannon";
import type { Measured, Observed } from "./measure.ts";
import { measureLoad } from "./measure.ts";
import { type Demand, errorOf, responseOf, saturationOf } from "./model.ts";

/** The model's maximum error. */
const ERROR_MAX = 0.2;
/** Enough to keep every processor busy, few enough not to be rejected. */
const CONNECTIONS = 8;
/** Relative to the machine's maximum. */
const STEADY = 0.5;

export interface Check {
  readonly name: string;
  readonly predicted: number;
  readonly measured: number;
  readonly unit: string;
  readonly error: number;
  readonly holds: boolean;
}

export interface Load {
  readonly requests: readonly autocannon.Request[];
  readonly demand: Demand;
  readonly seconds: number;
}

/** Loads the whole mix twice, once at the machine's maximum and once steadily, and compares both with the model. */
export async function checkModel(
  observed: Observed,
  { requests, demand, seconds }: Load,
): Promise<{ checks: Check[]; notes: string[] }> {
  const full = await measureLoad(observed, requests, { seconds, connections: CONNECTIONS });
  const cores = availableParallelism();
  const views = full.answers / demand.requests;
  const others = Math.max(0, (full.busy - sumUsed(full)) / full.seconds);
  const generator = full.used.generator / views;
  const machine = {
    name: "this machine's processors",
    demand: demand.server + demand.database + generator,
    cores: cores - others,
  };
  const most = saturationOf([machine]).rate;
  const rate = (views / full.seconds) * STEADY;
  const steady = await measureLoad(observed, requests, {
    seconds,
    connections: CONNECTIONS,
    rate: Math.max(1, Math.round(rate * demand.requests)),
  });
  const steadyRate = steady.answers / demand.requests / steady.seconds;
  const response = responseOf(machine, steadyRate) - generator;
  return {
    checks: [
      toCheck("maximum page views", { predicted: most, measured: views / full.seconds, unit: "/s" }),
      toCheck(`server's processors at ${steadyRate.toFixed(1)} views/s`, {
        predicted: steadyRate * demand.server * 100,
        measured: (steady.used.server / steady.seconds) * 100,
        unit: " %",
      }),
      toCheck(`database's processors at ${steadyRate.toFixed(1)} views/s`, {
        predicted: steadyRate * demand.database * 100,
        measured: (steady.used.database / steady.seconds) * 100,
        unit: " %",
      }),
    ],
    notes: [
      `others took ${others.toFixed(2)} of ${cores} processors while the most was measured`,
      `a page view took ${((sumUsed(full) / views) * 1_000).toFixed(2)} ms of processors at the most, ${(machine.demand * 1_000).toFixed(2)} ms were expected`,
      `at the steady rate an answer had a median of ${steady.p50} ms (p99 ${steady.p99}); the model says ${((response / demand.requests) * 1_000).toFixed(1)} ms on average, without the others`,
    ],
  };
}

const sumUsed = ({ used }: Measured): number => used.server + used.database + used.generator;

function toCheck(name: string, { unit, ...sides }: { predicted: number; measured: number; unit: string }): Check {
  const error = errorOf(sides);
  return { name, ...sides, unit, error, holds: error <= ERROR_MAX };
}
