/** Too much to do right now; a retry may succeed soon. */
export class Busy extends Error {}

/** Nobody is waiting for the work any more. */
export class Abandoned extends Error {}

/**
 * Runs work when its turn comes. If the signal aborts while it waits, it leaves the queue at once and throws Abandoned.
 */
type Run = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * Runs up to `running` tasks at once and queues up to `waiting` more, first come, first served. Rejects the rest with
 * Busy, so that a flood of expensive work cannot starve everything else.
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
      // A waiting task takes over the slot, so `running` changes only if none is waiting.
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
  /** Per caller. */
  readonly each: { readonly running: number; readonly waiting: number };
  /** Across all callers. */
  readonly all: { readonly running: number; readonly waiting: number };
}

/**
 * The same for many callers: a caller's excess work queues behind its own and takes no slots from others. Rejects with
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
