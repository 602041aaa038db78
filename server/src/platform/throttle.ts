import { RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "./database/database.ts";

/** Seconds one waits at the first breach of a growing limit; doubled at each further one, up to the longest. */
const WAIT_FIRST = 30;
const WAIT_LONGEST = 15 * 60;
/** How long breaches are remembered. */
const BREACHES_SECONDS = 24 * 60 * 60;

export interface Limit {
  /** Tells limits apart: unique in the program. */
  readonly name: string;
  /** Tries within the time, which begins with the first. */
  readonly points: number;
  readonly seconds: number;
  /** Whoever breaks it waits 30 s, the next time twice as long, up to 15 minutes, instead of until the time is over. */
  readonly grows?: boolean;
}

export interface Refusal {
  /** Seconds to wait. */
  readonly retryAfter: number;
}

export interface Throttle {
  /** Counts a try; the refusal where there were too many. */
  take(key: string): Promise<Refusal | undefined>;
  /** The refusal that a try would meet, without counting one. */
  peek(key: string): Promise<Refusal | undefined>;
  /** Takes back one try. */
  giveBack(key: string): Promise<void>;
  /** Begins anew. */
  forget(key: string): Promise<void>;
}

/** Counts tries in the database, so that all processes share one count; parallel tries are counted one by one. */
export function createThrottle(db: Database, limit: Limit): Throttle {
  const store = {
    storeClient: db.$client,
    storeType: "pool",
    tableName: "throttles",
    tableCreated: true,
    clearExpiredByTimeout: false,
  };
  const tries = new RateLimiterPostgres({
    ...store,
    keyPrefix: limit.name,
    points: limit.points,
    duration: limit.seconds,
  });
  const breaches = new RateLimiterPostgres({
    ...store,
    keyPrefix: `${limit.name}-breaches`,
    points: Number.MAX_SAFE_INTEGER,
    duration: BREACHES_SECONDS,
  });

  /** The wait of the next breach; only the try that broke the limit asks. */
  async function beginWait(key: string): Promise<number> {
    const { consumedPoints } = await breaches.consume(key);
    const seconds = Math.min(WAIT_FIRST * 2 ** Math.min(consumedPoints - 1, 10), WAIT_LONGEST);
    await tries.block(key, seconds);
    return seconds;
  }

  return {
    async take(key) {
      try {
        await tries.consume(key);
        return undefined;
      } catch (refusal) {
        if (refusal instanceof Error) throw refusal;
        const { consumedPoints } = refusal as RateLimiterRes;
        const isBreach = limit.grows === true && consumedPoints === limit.points + 1;
        return { retryAfter: isBreach ? await beginWait(key) : toSeconds(refusal as RateLimiterRes) };
      }
    },
    async peek(key) {
      const counted = await tries.get(key);
      return counted !== null && counted.consumedPoints >= limit.points
        ? { retryAfter: toSeconds(counted) }
        : undefined;
    },
    async giveBack(key) {
      await tries.reward(key);
    },
    async forget(key) {
      await Promise.all([tries.delete(key), breaches.delete(key)]);
    },
  };
}

function toSeconds({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
