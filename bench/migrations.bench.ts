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
 * What an update takes from the version whose listings had one price: the start of this version with its rows, every migration since included.
 * No server may hold the data directory, and none should run beside the update.
 */
export async function measureMigrations(dataDir: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "vestpocket-bench-migrations-"));
  try {
    console.log(`Loading ${LISTINGS.toLocaleString("en-CA")} listings of the version before quotes`);
    const loader = new URL("../tools/load-old-listings.ts", import.meta.url);
    await runScript(loader, [dataDir, String(LISTINGS)], { DATA_DIR: folder, LOG_LEVEL: "warn" });
    const started = performance.now();
    const system = await startSystem(folder);
    const seconds = (performance.now() - started) / 1000;
    await stopSystem(system);
    return [
      {
        name: "update of 100,000 listings from one price to quotes",
        value: seconds,
        format: (value) => `${value.toFixed(1)} s`,
        budget: BUDGETS.migration,
        note: "from the start of the server until it answers, with every migration since",
      },
    ];
  } finally {
    discard(folder);
  }
}
