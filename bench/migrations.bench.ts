import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BUDGETS } from "./budgets.ts";
import { discard } from "./listings-data.ts";
import { runScript } from "./processes.ts";
import type { Figure } from "./report.ts";
import { startSystem, stopSystem } from "./system.ts";

const LISTINGS = 100_000;

/**
 * The time of an update from the single-price version: how much longer this version takes to start with its rows than
 * without any migration to run. No server may hold the data directory, and none should run at the same time.
 */
export async function measureMigrations(dataDir: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "vestpocket-bench-migrations-"));
  try {
    console.log(`Loading ${LISTINGS.toLocaleString("en-CA")} listings of the version before quotes`);
    const loader = new URL("../tools/load-old-listings.ts", import.meta.url);
    await runScript(loader, [dataDir, String(LISTINGS)], { DATA_DIR: folder, LOG_LEVEL: "warn" });
    const updating = await timeStart(folder);
    const plain = await timeStart(folder);
    return [
      {
        name: "update of 100,000 listings from one price to quotes",
        value: updating - plain,
        format: (value) => `${value.toFixed(1)} s`,
        budget: BUDGETS.migration,
        note: `every migration since; the server answers after ${updating.toFixed(1)} s, and after ${plain.toFixed(1)} s when it starts again`,
      },
    ];
  } finally {
    discard(folder);
  }
}

/** Seconds from a server's start until it responds. */
async function timeStart(dataDir: string): Promise<number> {
  const started = performance.now();
  const system = await startSystem(dataDir);
  const seconds = (performance.now() - started) / 1000;
  await stopSystem(system);
  return seconds;
}
