/** There is too much to do at the moment; trying again soon may succeed. */
export class Busy extends Error {}

/**
 * Runs up to `running` pieces of work at once and queues up to `waiting` more, first come, first served. Anything beyond is
 * refused with Busy, so that a flood of expensive work cannot starve the rest.
 */
export function createBound(limits: { running: number; waiting: number }): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (running >= limits.running) {
      if (waiting.length >= limits.waiting) throw new Busy("too many requests for this work are queued");
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // A waiting piece of work takes over the slot, so `running` changes only if none waits.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
