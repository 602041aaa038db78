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

interface SharedLimits {
  /** Of one caller. */
  readonly each: { readonly running: number; readonly waiting: number };
  /** Of all callers together. */
  readonly all: { readonly running: number; readonly waiting: number };
}

/**
 * The same for many callers: what one of them has too much of waits behind its own work, and takes no place of the others. Refuses with
 * Busy.
 */
export function createSharedBound({
  each,
  all,
}: SharedLimits): <T>(caller: string, work: () => Promise<T>) => Promise<T> {
  const runAmongAll = createBound(all);
  const callers = new Map<string, { readonly run: ReturnType<typeof createBound>; pending: number }>();

  return async (caller, work) => {
    const own = callers.get(caller) ?? { run: createBound(each), pending: 0 };
    callers.set(caller, own);
    own.pending += 1;
    try {
      return await own.run(() => runAmongAll(work));
    } finally {
      own.pending -= 1;
      if (own.pending === 0) callers.delete(caller);
    }
  };
}
