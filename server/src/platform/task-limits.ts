import { MINUTE_MS } from "@vestpocket/domain/shared/durations";

/** Processor time after which a task of a worker process or thread is abandoned: time lost on a busy machine says nothing about it. */
export const TASK_MAX_MS = 20_000;
/** Wall-clock time that only a hung task takes, even on a busy machine. */
export const TASK_LONGEST_MS = 5 * MINUTE_MS;
