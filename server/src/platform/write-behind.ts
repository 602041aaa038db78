/** Writes what a process collects in memory: every few seconds, on demand, and at the end. */
export interface WriteBehind {
  flush(): Promise<void>;
  /** Flushes a last time and stops. */
  close(): Promise<void>;
}

/** Runs `write` every `everyMs` and on each `flush`, one run after the other. `write` must not throw. */
export function createWriteBehind({ write, everyMs }: { write(): Promise<void>; everyMs: number }): WriteBehind {
  let writing = Promise.resolve();
  const flush = () => {
    writing = writing.then(write);
    return writing;
  };
  const timer = setInterval(flush, everyMs).unref();
  return {
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
