/**
 * How many cases a randomized test runs. `npm test` has eight minutes for everything, so it runs as few as still find
 * each planted fault; `FUZZ=full npm test` runs all. `FUZZ_SEED` repeats or varies a run.
 */
export const fuzzCount = ({ usual, full }: { usual: number; full: number }): number =>
  process.env.FUZZ === "full" ? full : usual;

/** A randomized test's seed, shown in its name or its failure. */
export const fuzzSeed = (usual: number): number => Number(process.env.FUZZ_SEED ?? usual);
