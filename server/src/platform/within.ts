/**
 * Waits for work, but for `limitMs` at most: then it throws an error that says so, and the work goes on unattended. Until
 * then the timer keeps the process alive, since what hangs may do so with nothing left to wait for.
 */
export async function within<Result>(limitMs: number, work: () => Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${limitMs / 1_000} s`)), limitMs);
  try {
    return await Promise.race([work(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
