import { createFairQueue } from "./fair-queue.ts";

/** Reads rows for an export: many at a time, which keeps a connection and the processor busy. */
export const exportFairly = createFairQueue({
  ...{ name: "exports", running: 4, runningEach: 1, waiting: 60, waitingEach: 10 },
});
