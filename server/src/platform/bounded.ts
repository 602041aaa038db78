/** More is asked for than can be done now; trying again soon may succeed. */
export class Busy extends Error {}

/**
 * Lets `running` pieces of work be under way at once and `waiting` more stand in line, in the order in which they came.
 * What comes beyond is refused with Busy: a flood of costly work must not starve the rest.
 */
export function createBound(limits: { running: number; waiting: number }): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (running >= limits.running) {
      if (waiting.length >= limits.waiting) throw new Busy("too much of this work is under way");
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place is handed on, so `running` changes only where nobody waits.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
