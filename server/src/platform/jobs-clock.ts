import { type PgBoss, systemClock } from "pg-boss";
import type { Logger } from "pino";
import { measureClockOffset } from "./database/clock-offset.ts";
import { JOBS_SCHEMA } from "./jobs-schema.ts";

/**
 * The clock of the queue's timers. It never jumps: a timer of the queue would otherwise wait until the machine's clock has
 * passed the same moment again. The queue adds the difference from the database's clock, which it measures each minute.
 */
export const steadyClock = { ...systemClock, now: () => performance.timeOrigin + performance.now() };

const JUMP_MS = 30_000;

/** Whether a warning of the queue only says that the machine's clock has jumped since this process started. */
export function isAboutJump(warning: string): boolean {
  return warning.includes("Clock skew") && Math.abs(Date.now() - steadyClock.now()) >= JUMP_MS;
}

type QueueDatabase = Pick<ReturnType<PgBoss["getDb"]>, "executeSql">;

/** More than the clocks of two machines may differ by. */
const TOLERANCE_SECONDS = 60;

/**
 * Throws if this machine's clock is more than a minute from the database's: scheduled work would end listings too early, delete
 * what is still kept, or publish a line of a day that is not over. Another worker, or a retry, then does it.
 */
export async function requireDatabaseTime(db: QueueDatabase): Promise<void> {
  const seconds = Math.round((await measureClockOffset((text) => db.executeSql(text))) / 1_000);
  if (seconds > TOLERANCE_SECONDS) throw new Error(`this machine's clock is ${seconds} s from the database's`);
}

/** When the queue last did each kind of its own work, by table. */
const STAMPS = {
  version: ["cron_on", "bam_on", "flow_on", "reindex_on"],
  queue: ["monitor_claim_on", "monitor_on", "maintain_on"],
} as const;

/**
 * Sets timestamps of the queue that are in the future back to now. A clock that was ahead leaves them behind when it is
 * corrected, and the queue would start no scheduled job and recover no lost one until they have passed. Logs a failure; the
 * next call retries.
 */
export async function clearFutureStamps(db: QueueDatabase, log: Logger): Promise<void> {
  try {
    for (const [table, columns] of Object.entries(STAMPS)) {
      const { rows } = await db.executeSql(toStatement(table, columns));
      if (rows.length > 0) log.warn({ table }, "the clock was ahead and has been corrected; scheduled jobs continue");
    }
  } catch (error) {
    log.warn({ err: error }, "could not compare the job queue's timestamps with the clock; will retry");
  }
}

function toStatement(table: string, columns: readonly string[]): string {
  const now = `${JOBS_SCHEMA}.job_now()`;
  const corrected = columns.map((column) => `${column} = LEAST(${column}, ${now})`);
  return `UPDATE ${JOBS_SCHEMA}.${table} SET ${corrected.join(", ")}
    WHERE GREATEST(${columns.join(", ")}) > ${now} + interval '${TOLERANCE_SECONDS} seconds' RETURNING true`;
}
