/** There is too much to do at the moment; trying again soon may succeed. */
export class Busy extends Error {}

/** Nobody waits for the work any more. */
export class Abandoned extends Error {}

/** Runs work in its turn. What still waits when the signal aborts leaves the queue at once and throws Abandoned. */
type Run = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * Runs up to `running` pieces of work at once and queues up to `waiting` more, first come, first served. Anything beyond is
 * refused with Busy, so that a flood of expensive work cannot starve the rest.
 */
export function createBound(limits: { running: number; waiting: number }): Run {
  let running = 0;
  const waiting = new Set<() => void>();

  function takeTurn(signal?: AbortSignal): Promise<void> {
    if (waiting.size >= limits.waiting) throw new Busy("too many requests for this work are queued");
    const turn = Promise.withResolvers<void>();
    const leave = () => {
      waiting.delete(start);
      turn.reject(new Abandoned("nobody waits for this work any more"));
    };
    const start = () => {
      signal?.removeEventListener("abort", leave);
      turn.resolve();
    };
    waiting.add(start);
    signal?.addEventListener("abort", leave, { once: true });
    return turn.promise;
  }

  return async (work, signal) => {
    if (signal?.aborted) throw new Abandoned("nobody waits for this work any more");
    if (running >= limits.running) await takeTurn(signal);
    else running += 1;
    try {
      return await work();
    } finally {
      // A waiting piece of work takes over the slot, so `running` changes only if none waits.
      const [next] = waiting;
      if (next === undefined) {
        running -= 1;
      } else {
        waiting.delete(next);
        next();
      }
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
}: SharedLimits): <T>(work: () => Promise<T>, by: { caller: string; signal?: AbortSignal }) => Promise<T> {
  const runAmongAll = createBound(all);
  const callers = new Map<string, { readonly run: Run; pending: number }>();

  return async (work, { caller, signal }) => {
    const own = callers.get(caller) ?? { run: createBound(each), pending: 0 };
    callers.set(caller, own);
    own.pending += 1;
    try {
      return await own.run(() => runAmongAll(work, signal), signal);
    } finally {
      own.pending -= 1;
      if (own.pending === 0) callers.delete(caller);
    }
  };
}
