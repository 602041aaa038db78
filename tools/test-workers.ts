import { availableParallelism } from "node:os";

/**
 * How many workers run tests, the same for every project of Vitest. More than cores, since API tests mostly wait: for their database,
 * for jobs, for deliveries.
 */
export const TEST_WORKERS = availableParallelism() + 2;
