import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findBrowser } from "../tools/browser.ts";
import { measureDirectory } from "./directory.bench.ts";
import { measureDisclosure } from "./disclosure.bench.ts";
import { measureFairness } from "./fairness.bench.ts";
import { measureLimits } from "./limits.bench.ts";
import { measureListings } from "./listings.bench.ts";
import { prepareData, reportLoading } from "./listings-data.ts";
import { measureMigrations } from "./migrations.bench.ts";
import { measurePresses } from "./press.bench.ts";
import { root, runCommand, runScript, stopProcess } from "./processes.ts";
import { measurePublicPages } from "./public-pages.bench.ts";
import { type Figure, isKept, printReport } from "./report.ts";
import { saveReport } from "./results.ts";
import { measureResultsPage } from "./results-page.bench.ts";
import { measureSearches } from "./searches.bench.ts";
import { type Bare, type Headers, type System, signIn, startBare, startSystem, stopSystem } from "./system.ts";
import { measureWrites } from "./writes.bench.ts";

const PAGES = {
  "public-pages": measurePublicPages,
  "results-page": measureResultsPage,
  presses: measurePresses,
};

const USAGE = `npm run bench -- [--seconds 20] [--runs 5] [--only searches,limits,listings,directory,writes,disclosure,fairness,
                       migrations,public-pages,results-page,presses]
                       [--listings 100000] [--fresh] [--data DIR] [--profile]
  --seconds  for each side of a comparison
  --runs     of Lighthouse, and of each first press
  --only     these parts, with commas between
  --listings in the database
  --fresh    reloads the data
  --data     a data directory that tools/load-listings.ts filled, used as it is
  --profile  writes a CPU profile of the server into data/bench-profiles`;

const { values: options } = parseArgs({
  options: {
    seconds: { type: "string", default: "20" },
    runs: { type: "string", default: "5" },
    only: { type: "string" },
    listings: { type: "string", default: "100000" },
    fresh: { type: "boolean", default: false },
    data: { type: "string" },
    profile: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

await runCommand({ usage: options.help ? USAGE : undefined, run });

/** Measures everything in one run; returns 0 if every budget is met. */
async function run(): Promise<number> {
  const parts = options.only?.split(",");
  const isWanted = (part: string) => parts?.includes(part) ?? true;
  const seconds = Number(options.seconds);
  // The server requires a built site; only the page figures require a current one.
  if (Object.keys(PAGES).some(isWanted) || !existsSync(join(root, "web/build/client"))) {
    await runScript(new URL("../tools/build-web.ts", import.meta.url), []);
  }
  const listings = Number(options.listings);
  const dataDir = options.data ?? (await prepareData({ listings, isFresh: options.fresh }));
  const figures = reportLoading(dataDir, listings);
  const system = await startSystem(dataDir, options.profile ? { profileTo: join(root, "data/bench-profiles") } : {});
  try {
    for await (const measured of measureCalls(system, { seconds, isWanted })) figures.push(...measured);
    for await (const measured of measurePages(system, { runs: Number(options.runs), isWanted }))
      figures.push(...measured);
    figures.push(...(await stopSystem(system)));
    if (isWanted("migrations")) figures.push(...(await measureMigrations(dataDir)));
  } finally {
    // Print what was measured even if a later measurement failed.
    printReport(figures);
    if (parts?.length !== 1) saveReport(figures, { listings, seconds });
  }
  const broken = figures.filter((figure) => !isKept(figure)).length;
  console.log(`\n${broken === 0 ? "All budgets met." : `Budgets broken: ${broken}.`}`);
  return broken === 0 ? 0 : 1;
}

/** The cost of calls, compared with the external reference. */
async function* measureCalls(
  system: System,
  { seconds, isWanted }: { seconds: number; isWanted: (part: string) => boolean },
): AsyncGenerator<Figure[]> {
  const glance = Math.max(1, Math.round(seconds / 4));
  const parts = {
    searches: (measured: Measured) => measureSearches(measured, seconds),
    limits: (measured: Measured) => measureLimits(measured, glance),
    listings: (measured: Measured) => measureListings(measured, seconds),
    directory: measureDirectory,
    writes: (measured: Measured) => measureWrites(measured, glance),
    disclosure: (measured: Measured) => measureDisclosure(measured, seconds),
    fairness: measureFairness,
  };
  const bare = await startBare(system);
  for (const [name, measure] of Object.entries(parts)) {
    // A log-in lasts 15 minutes.
    if (isWanted(name)) yield await measure({ system, bare, headers: await signIn(system) });
  }
  await stopProcess(bare.process);
}

/** The cost of pages in a browser. */
async function* measurePages(
  system: System,
  { runs, isWanted }: { runs: number; isWanted: (part: string) => boolean },
): AsyncGenerator<Figure[]> {
  for (const [name, measure] of Object.entries(PAGES)) {
    if (isWanted(name)) yield await measure(system, await findChromium(), runs);
  }
}

interface Measured {
  readonly system: System;
  readonly bare: Bare;
  readonly headers: Headers;
}

async function findChromium(): Promise<string> {
  const program = await findBrowser(console.log);
  if (program === "")
    throw new Error("Pages are measured in a Chromium on this machine: set CHROMIUM to the path of one.");
  return program;
}
