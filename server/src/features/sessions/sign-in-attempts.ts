import { createHash } from "node:crypto";
import { toEmailKey } from "@vestpocket/domain/accounts/accounts.rules";
import { RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "../../platform/database/database.ts";

/** Wrong passwords that are compared: per account and address, per account from anywhere, per address for any account. */
const LIMITS = {
  accountAndAddress: { points: 5, seconds: 15 * 60, blockSeconds: 5 * 60 },
  account: { points: 100, seconds: 24 * 60 * 60, blockSeconds: 15 * 60 },
  address: { points: 50, seconds: 15 * 60, blockSeconds: 15 * 60 },
} as const;

export interface SignInAttempts {
  /** Counts an attempt before it is compared; the seconds to wait where there were too many. */
  begin(email: string, address: string): Promise<{ retryAfter: number } | undefined>;
  /** The password was right: the account's count from this address begins anew. */
  succeed(email: string, address: string): Promise<void>;
}

/** Counts in the database, so that all processes share one count. */
export function createSignInAttempts(db: Database): SignInAttempts {
  const limiters = Object.entries(LIMITS).map(([name, limit]) => {
    const limiter = new RateLimiterPostgres({
      storeClient: db.$client,
      storeType: "pool",
      tableName: "sign_in_attempts",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: limit.points,
      duration: limit.seconds,
      blockDuration: limit.blockSeconds,
    });
    return { name: name as keyof typeof LIMITS, limiter };
  });
  const keys = (email: string, address: string) => {
    const account = createHash("sha256").update(toEmailKey(email)).digest("base64url");
    return { accountAndAddress: `${account}:${address}`, account, address };
  };

  return {
    async begin(email, address) {
      const key = keys(email, address);
      for (const { name, limiter } of limiters) {
        try {
          await limiter.consume(key[name]);
        } catch (refusal) {
          if (refusal instanceof Error) throw refusal;
          return { retryAfter: Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000)) };
        }
      }
      return undefined;
    },
    async succeed(email, address) {
      const key = keys(email, address);
      for (const { name, limiter } of limiters) {
        if (name === "accountAndAddress") await limiter.delete(key[name]);
        else await limiter.reward(key[name]);
      }
    },
  };
}
