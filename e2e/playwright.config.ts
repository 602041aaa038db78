import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { makeDataDir } from "./data-directory.ts";
import { DESKTOP } from "./viewports.ts";

const PORT = Number(process.env.E2E_PORT ?? 3210);
/** When the server's clock starts, in Unix milliseconds, if it is to show another day (`npm run test:days`). */
const START_DATE = process.env.E2E_START_DATE;
/** A running site, such as the one `npm run topology` starts. */
const SITE = process.env.E2E_URL;
// One data directory for the run, the same in every process that reads this file. It is removed when the first of them
// exits, after all servers.
if (process.env.E2E_DATA_DIR === undefined) {
  const dataDir = makeDataDir("e2e");
  process.env.E2E_DATA_DIR = dataDir;
  process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));
}
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  // A retry would hide a race.
  retries: 0,
  fullyParallel: true,
  // A journey waits for the server, frames and redirects a third of its time. With three workers on two cores, a sixth
  // of the cores was idle.
  workers: availableParallelism() * 2,
  // Limits are for hangs: a busy machine may take several times as long as an idle one.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : "list",
  // Journeys that start their own servers take longest, so they come first: at the end the other workers would wait for
  // them.
  projects: [
    { name: "start", testMatch: "running.e2e.ts" },
    { name: "journey", testMatch: "*.e2e.ts", testIgnore: "running.e2e.ts" },
  ],
  use: {
    baseURL: SITE ?? `http://127.0.0.1:${PORT}`,
    actionTimeout: 30_000,
    // The same for nearly all journeys, so that they share one browser context and its cache.
    viewport: DESKTOP,
    contextOptions: { reducedMotion: "reduce" },
    // A trace costs a tenth of the run; `npx playwright test --trace on` records one.
    screenshot: "only-on-failure",
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
      args: [
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        // One process renders all pages of a browser context: none starts for about:blank, nor in advance for a future
        // page.
        "--disable-site-isolation-trials",
        "--renderer-process-limit=1",
        // No page lives long enough for V8's optimizations, or frequent collection of a small heap, to pay off.
        "--js-flags=--no-opt,--no-maglev,--min-semi-space-size=16",
        ...(isRoot ? ["--no-sandbox"] : []),
      ],
    },
  },
  ...(SITE === undefined && {
    webServer: {
      command: `${START_DATE === undefined ? "" : fromDay(Number(START_DATE))}node tools/with-node.mjs tools/start.ts`,
      cwd: "..",
      // `running.e2e.ts` reads the output of a first start.
      wait: { stdout: /(?<first_start>[\s\S]*Press Ctrl-C to stop)/u },
      timeout: 180_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
      env: { PORT: String(PORT), DATA_DIR: process.env.E2E_DATA_DIR },
    },
  }),
});

/** A command that moves the clock of the command after it, and of that command's database. */
function fromDay(start: number): string {
  // Timers must keep using the machine's own clock. An offset, since an absolute time would restart with each process.
  const env = "env FAKETIME_DONT_FAKE_MONOTONIC=1 DONT_FAKE_MONOTONIC=1";
  return `${env} faketime -f +${Math.round((start - Date.now()) / 1000)}s `;
}
