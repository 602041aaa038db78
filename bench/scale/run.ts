import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openEmbeddedDatabase } from "../database.ts";
import { prepareData } from "../listings-data.ts";
import { root, runCommand, runScript } from "../processes.ts";
import { signIn, startSystem, stopSystem } from "../system.ts";
import { type Check, checkGain, checkModel, type Full, type Load, STEADY } from "./check.ts";
import { measureLoad, type Observed, toDemand, untilSettled } from "./measure.ts";
import { expectAnswers, listPageKinds, mixRequests } from "./mix.ts";
import { mixDemands } from "./model.ts";
import { type Costed, printChecks, printCosts, printPlans } from "./table.ts";

const USAGE = `npm run scale -- [--seconds 10] [--listings 100000] [--views 100] [--data DIR]
Measures what each kind of page view takes, predicts from it what a number of views a month needs, and checks the prediction by a load test.
  --seconds   of each measurement
  --listings  in the database
  --views     a month, in millions
  --data      a data directory that tools/load-listings.ts filled, used as it is`;

/** As many connections as keep every processor busy without overloading the server. */
const CONNECTIONS = 4;
/** At a steady rate, about as many requests are in progress as there are processors, or fewer. */
const STEADY_CONNECTIONS = availableParallelism();
const MIXED_VIEWS = 2_000;
const MILLION = 1e6;
const NOTHING = { server: 0, database: 0, connection: 0, generator: 0 };

const { values: options } = parseArgs({
  options: {
    seconds: { type: "string", default: "10" },
    listings: { type: "string", default: "100000" },
    views: { type: "string", default: "100" },
    data: { type: "string" },
    help: { type: "boolean", default: false },
  },
});

await runCommand({ usage: options.help ? USAGE : undefined, run });

/** Returns 0 if the load test confirms the prediction. */
async function run(): Promise<number> {
  const seconds = Number(options.seconds);
  if (!existsSync(join(root, "web/build/client"))) {
    await runScript(new URL("../../tools/build-web.ts", import.meta.url), []);
  }
  const dataDir = options.data ?? (await prepareData({ listings: Number(options.listings), isFresh: false }));
  const { checks, notes, full, mix } = await withServers(dataDir, availableParallelism(), (running) =>
    measureAll(running, seconds),
  );
  const gain = await withServers(dataDir, 1, async (running) => {
    await measureLoad({ ...running, idle: NOTHING }, mix.requests, { seconds, connections: CONNECTIONS });
    return checkGain({ ...running, idle: await untilSettled(running, seconds) }, full, mix);
  });
  const all = [...checks, gain.check];
  console.log(`\n${[printChecks(all), "", ...[...notes, gain.note].map((note) => `- ${note}`)].join("\n")}`);
  return all.every(({ holds }) => holds) ? 0 : 1;
}

type Running = Pick<Observed, "system" | "pool">;

/** Does something while this many server processes run. */
async function withServers<Result>(
  dataDir: string,
  count: number,
  work: (running: Running) => Promise<Result>,
): Promise<Result> {
  const system = await startSystem(dataDir, { settings: { WEB_CONCURRENCY: String(count) } });
  const pool = openEmbeddedDatabase(dataDir).openPool(1);
  try {
    return await work({ system, pool });
  } finally {
    await pool.end();
    await stopSystem(system);
  }
}

/** Measures each kind of page view, prints what follows from it, and checks that by a load test. */
async function measureAll(
  { system, pool }: Running,
  seconds: number,
): Promise<{ checks: Check[]; notes: string[]; full: Full; mix: Load }> {
  const kinds = await listPageKinds({ system, pool }, await signIn(system));
  // One pass over everything first: plans, caches and compiled code are warm before anything is measured.
  for (const { requests } of kinds) {
    await expectAnswers(system.url, requests);
    await measureLoad({ system, pool, idle: NOTHING }, requests, {
      seconds: Math.max(2, seconds / 3),
      connections: CONNECTIONS,
    });
  }
  const observed: Observed = { system, pool, idle: await untilSettled({ system, pool }, seconds) };
  const saturated: Costed[] = [];
  const steady: Costed[] = [];
  for (const { name, share, requests, requestsPerView } of kinds) {
    console.log(`${name}: ${2 * seconds} s`);
    const most = await measureLoad(observed, requests, { seconds, connections: CONNECTIONS });
    const rate = Math.max(1, Math.round((most.answers / most.seconds) * STEADY));
    const half = await measureLoad(observed, requests, { seconds, connections: STEADY_CONNECTIONS, rate });
    saturated.push({ name, share, demand: toDemand(most, requestsPerView) });
    steady.push({ name, share, demand: toDemand(half, requestsPerView) });
  }
  const demand = { saturated: mixDemands(saturated), steady: mixDemands(steady) };
  console.log(`\nAt half the maximum rate:\n\n${printCosts(steady, demand.steady)}\n`);
  console.log(`At the maximum:\n\n${printCosts(saturated, demand.saturated)}\n`);
  const views = [1, 10, Number(options.views)].map((millions) => millions * MILLION);
  console.log(`${printPlans(views, demand.steady)}\n`);
  console.log(`all kinds together: ${2 * seconds} s`);
  const mix: Load = { requests: mixRequests(kinds, MIXED_VIEWS), demand, seconds };
  return { ...(await checkModel(observed, mix)), mix };
}
