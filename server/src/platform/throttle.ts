import { DAY_SECONDS } from "@vestpocket/domain/shared/durations";
import type { Message } from "@vestpocket/domain/shared/text";
import { sql } from "drizzle-orm";
import { RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import { deleteInBatches } from "./database/batches.ts";
import type { Database, Queryable } from "./database/database.ts";
import { tooMany } from "./http/failure.ts";
import type { Jobs } from "./jobs.ts";

/** The wait after the first breach of a growing limit. It doubles with each further breach, up to the maximum. */
const FIRST_WAIT_SECONDS = 30;
const WAIT_MAX_SECONDS = 15 * 60;
/** How long breaches are remembered. */
const BREACH_SECONDS = DAY_SECONDS;

export interface Limit {
  /** Unique in the program. */
  readonly name: string;
  /** Attempts allowed within `seconds`, counted from the first one. */
  readonly points: number;
  readonly seconds: number;
  /** A breach costs 30 s, the next one twice as long, up to 15 minutes, instead of the rest of the period. */
  readonly grows?: boolean;
}

export interface Refusal {
  /** Seconds to wait. */
  readonly retryAfter: number;
}

export interface Throttle {
  /** Counts an attempt. Returns a refusal if there were too many. */
  take(key: string): Promise<Refusal | undefined>;
  /** The refusal that an attempt would get now; `points` replaces the limit's own number. Counts nothing. */
  peek(key: string, points?: number): Promise<Refusal | undefined>;
  /** Undoes one counted attempt. */
  giveBack(key: string): Promise<void>;
  /** Resets the count. */
  forget(key: string): Promise<void>;
}

/** Counts attempts in the database, so that all processes share one count, exact under concurrent attempts. */
export function createThrottle(db: Database, limit: Limit): Throttle {
  const store = {
    storeClient: db.$client,
    storeType: "pool",
    tableName: "throttles",
    tableCreated: true,
    clearExpiredByTimeout: false,
  };
  const attempts = new RateLimiterPostgres({
    ...store,
    keyPrefix: limit.name,
    points: limit.points,
    duration: limit.seconds,
  });
  const breaches = new RateLimiterPostgres({
    ...store,
    keyPrefix: `${limit.name}-breaches`,
    points: Number.MAX_SAFE_INTEGER,
    duration: BREACH_SECONDS,
  });

  /** Starts the wait for a breach. Called only for the attempt that broke the limit. */
  async function beginWait(key: string): Promise<number> {
    const { consumedPoints } = await breaches.consume(key);
    const seconds = Math.min(FIRST_WAIT_SECONDS * 2 ** Math.min(consumedPoints - 1, 10), WAIT_MAX_SECONDS);
    await attempts.block(key, seconds);
    return seconds;
  }

  return {
    async take(key) {
      try {
        await attempts.consume(key);
        return undefined;
      } catch (refusal) {
        if (refusal instanceof Error) throw refusal;
        const { consumedPoints } = refusal as RateLimiterRes;
        const isBreach = limit.grows === true && consumedPoints === limit.points + 1;
        return { retryAfter: isBreach ? await beginWait(key) : toSeconds(refusal as RateLimiterRes) };
      }
    },
    async peek(key, points = limit.points) {
      const counted = await attempts.get(key);
      return counted !== null && counted.consumedPoints >= points ? { retryAfter: toSeconds(counted) } : undefined;
    },
    async giveBack(key) {
      await attempts.reward(key);
    },
    async forget(key) {
      await Promise.all([attempts.delete(key), breaches.delete(key)]);
    },
  };
}

/** Deletes expired counts every hour, so that no address is kept longer than its limit needs. */
export async function purgeThrottles({ db, jobs }: { db: Database; jobs: Jobs | undefined }): Promise<void> {
  await jobs?.schedule({
    name: "throttles.purge",
    cron: "25 * * * *",
    work: () => deleteOverThrottles(db, new Date()),
  });
}

/** `now` is the system's time, which the limiter library uses. */
export async function deleteOverThrottles(db: Queryable, now: Date): Promise<void> {
  await deleteInBatches(db, { from: sql`throttles`, where: sql`expire < ${now.getTime()}` });
}

/** Throws Failure 429 if the throttle refused: `requireWithinLimit(throttle.take(key))`. `text` says what there was too much of. */
export async function requireWithinLimit(answer: Promise<Refusal | undefined>, text?: Message): Promise<void> {
  const refusal = await answer;
  if (refusal !== undefined) throw tooMany({ ...refusal, text });
}

function toSeconds({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
