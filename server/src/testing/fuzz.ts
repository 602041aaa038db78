/**
 * How much a randomized test tries. `npm test` has eight minutes for everything, so it tries as few as still find each fault that was
 * planted; `FUZZ=full npm test` tries all. `FUZZ_SEED` repeats or varies a run.
 */
export const fuzzCount = ({ usual, full }: { usual: number; full: number }): number =>
  process.env.FUZZ === "full" ? full : usual;

/** The seed of a randomized test, which its name or its failure prints. */
export const fuzzSeed = (usual: number): number => Number(process.env.FUZZ_SEED ?? usual);
