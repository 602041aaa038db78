import { Abandoned } from "./bounded.ts";
import type { Clock } from "./clock.ts";

interface CacheEntry<Value> {
  readonly value: Promise<Value>;
  /** When it was loaded, in Unix milliseconds. */
  readonly at: number;
}

interface CacheLimits {
  readonly clock: Clock;
  readonly keepMs: number;
  /** Beyond this, the oldest entry is evicted. */
  readonly max: number;
}

/**
 * Caches loaded values for a while. Concurrent callers share one load; a failed load is not cached. If the caller whose
 * load it is hangs up, the others load it themselves.
 */
export function createBoundedCache<Value>({ clock, keepMs, max }: CacheLimits) {
  const kept = new Map<string, CacheEntry<Value>>();

  const keep = (key: string, load: () => Promise<Value>): Promise<Value> => {
    const now = clock.now().getTime();
    const present = kept.get(key);
    // A value from the future is stale as well: the clock was ahead then.
    if (present !== undefined && Math.abs(now - present.at) < keepMs) {
      return present.value.catch((error: unknown) => {
        if (error instanceof Abandoned) return keep(key, load);
        throw error;
      });
    }
    kept.delete(key);
    const [first] = kept.keys();
    if (first !== undefined && kept.size >= max) kept.delete(first);
    const loading: CacheEntry<Value> = { value: load(), at: now };
    kept.set(key, loading);
    loading.value.catch(() => {
      if (kept.get(key) === loading) kept.delete(key);
    });
    return loading.value;
  };
  return keep;
}
