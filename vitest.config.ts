import { defineConfig } from "vitest/config";

/** One module graph per worker: importing the server takes longer than most test files. No test replaces a module. */
const SHARED_GRAPH = { isolate: false } as const;

export default defineConfig({
  test: {
    // By default Vitest leaves one core idle.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          ...SHARED_GRAPH,
          name: "pure",
          include: ["domain/src/**/*.test.ts", "demo/src/**/*.test.ts", "web/src/**/*.test.ts", "tools/**/*.test.ts"],
        },
      },
      "web/vitest.config.ts",
      {
        test: {
          ...SHARED_GRAPH,
          name: "server",
          include: ["server/src/**/*.test.ts", "stand-ins/*/src/**/*.test.ts"],
          globalSetup: "server/src/testing/cluster.ts",
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
