import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "pure",
          include: [
            "domain/src/**/*.test.ts",
            "demo/src/**/*.test.ts",
            "web/src/**/*.test.{ts,tsx}",
            "tools/**/*.test.ts",
          ],
        },
      },
      {
        test: {
          name: "stand-ins",
          include: ["stand-ins/*/src/**/*.test.ts"],
          globalSetup: "server/src/testing/cluster.ts",
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "server",
          include: ["server/src/**/*.test.ts"],
          globalSetup: "server/src/testing/cluster.ts",
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
