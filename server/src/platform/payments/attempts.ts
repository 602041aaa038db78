import { isDefinite, isKept } from "./provider-answers.ts";

/**
 * Makes a request with an idempotency key that changes after a definite failure, which the provider may replay for that
 * key for a day. Another process, or this one after a restart, gets that failure once more and then moves on to the
 * next key too.
 */
export type WithKey = <T>(key: string, request: (idempotencyKey: string) => Promise<T>) => Promise<T>;

/** How many failed keys are remembered; the oldest is dropped first. */
const REMEMBERED_MAX = 1_000;

export function createWithKey(): WithKey {
  const attempts = new Map<string, number>();

  return async (key, request) => {
    const attempt = attempts.get(key) ?? 1;
    try {
      return await request(`${key}-${attempt}`);
    } catch (error) {
      if (isDefinite(error) || isKept(error)) {
        attempts.delete(key);
        attempts.set(key, attempt + 1);
        for (const oldest of [...attempts.keys()].slice(0, Math.max(0, attempts.size - REMEMBERED_MAX)))
          attempts.delete(oldest);
      }
      throw error;
    }
  };
}
