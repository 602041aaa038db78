import { availableParallelism } from "node:os";

/** Workers for tests that only compute. Each loads the code again, so that more of them than cores cost without helping. */
export const COMPUTING_WORKERS = availableParallelism();

/** Workers for tests that mostly wait: for their database, for jobs, for deliveries. */
export const WAITING_WORKERS = availableParallelism() + 2;
