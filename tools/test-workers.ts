import { availableParallelism } from "node:os";

/**
 * Where tests run. Most of them wait half their time: API tests for their database, component tests for timers and answers. All
 * kinds run beside each other, so that some compute while others wait.
 */
export const WORKERS = {
  maxWorkers: availableParallelism() + 2,
  // Tests leave much behind that is soon garbage. A space for what is new that is large from the start is cleared less often.
  execArgv: ["--min-semi-space-size=16"],
};
