import { availableParallelism } from "node:os";

/**
 * How many tests run in parallel. Most wait half their time: API tests for their database, component tests for timers
 * and responses. All kinds run side by side, so that some compute while others wait.
 */
export const WORKERS = {
  maxWorkers: availableParallelism() + 2,
  // Tests produce much garbage. A young generation that is large from the start is collected less often.
  execArgv: ["--min-semi-space-size=16"],
};

/** Limits are for what hangs: a busy machine may take ten times as long as an idle one. Tests have no limits of their own. */
export const LIMITS = { testTimeout: 900_000, hookTimeout: 900_000, expect: { poll: { timeout: 60_000 } } } as const;
