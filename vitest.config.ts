import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { listDatedTests } from "./tools/dated-tests.ts";
import { listSpecialDays } from "./tools/special-days.ts";
import { LIMITS, WORKERS } from "./tools/test-workers.ts";

/** One module graph per worker: importing the server takes longer than most test files. No test replaces a module. */
const SHARED_GRAPH = { isolate: false } as const;

/** What a test file leaves in the temporary folder is removed with it, and fails it unless it says that it leaves it. */
const OWN_TEMPORARY_FOLDER = "server/src/testing/own-temporary-folder.ts";

/** What the server finds in the demo, which it does not know about. */
const ON_A_DATABASE = "tools/**/*.server.test.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const DATED = listDatedTests(root, ["domain/src/**/*.test.ts", "web/src/{features,platform}/**/*.test.ts"]);

/** Rules and formats that may know the date are tried on the special days too; `npm run test:days` tries every test on them. */
const ON_SPECIAL_DAYS = listSpecialDays(new Date()).map(({ name, timeZone, at }) => ({
  test: {
    ...SHARED_GRAPH,
    ...LIMITS,
    ...WORKERS,
    name: `days: ${name}`,
    include: DATED,
    setupFiles: "tools/shifted-date.ts",
    env: { TZ: timeZone, START_DATE: String(at.getTime()) },
  },
}));

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...SHARED_GRAPH,
          ...LIMITS,
          ...WORKERS,
          name: "pure",
          setupFiles: OWN_TEMPORARY_FOLDER,
          include: ["domain/src/**/*.test.ts", "demo/src/**/*.test.ts", "web/src/**/*.test.ts", "tools/**/*.test.ts"],
          exclude: [ON_A_DATABASE],
        },
      },
      "web/vitest.config.ts",
      {
        test: {
          ...SHARED_GRAPH,
          ...LIMITS,
          name: "server",
          setupFiles: OWN_TEMPORARY_FOLDER,
          maxWorkers: WORKERS.maxWorkers,
          include: ["server/src/**/*.test.ts", "stand-ins/*/src/**/*.test.ts", ON_A_DATABASE],
          globalSetup: "server/src/testing/cluster.ts",
          // A use of a package that its next version refuses, such as two statements at once on one connection.
          execArgv: [...WORKERS.execArgv, "--throw-deprecation"],
        },
      },
      ...ON_SPECIAL_DAYS,
    ],
  },
});
