import { expect, test } from "vitest";
import { Abandoned, Busy, createBound, createSharedBound } from "./bounded.ts";

test("work beyond the running and waiting limits is rejected, and waiting work starts in order", async () => {
  const bounded = createBound({ running: 2, waiting: 2 });
  const begun: number[] = [];
  const ends = Array.from({ length: 6 }, () => Promise.withResolvers<number>());
  const start = (index: number) =>
    bounded(() => {
      begun.push(index);
      return ends[index]?.promise ?? Promise.resolve(0);
    });
  const results = [start(0), start(1), start(2), start(3)];
  expect(begun).toEqual([0, 1]);
  await expect(start(4)).rejects.toThrow(Busy);

  ends[1]?.reject(new Error("failed"));
  await expect(results[1]).rejects.toThrow("failed");
  expect(begun).toEqual([0, 1, 2]);
  const last = start(5);
  for (const [index, end] of ends.entries()) end.resolve(index);
  expect(await Promise.all([results[0], results[2], results[3], last])).toEqual([0, 2, 3, 5]);
  expect(begun).toEqual([0, 1, 2, 3, 5]);
});

test("a caller's flood queues behind itself, is rejected beyond its own limit, and leaves room for others", async () => {
  const run = createSharedBound({ each: { running: 2, waiting: 1 }, all: { running: 3, waiting: 2 } });
  const end = Promise.withResolvers<void>();
  const begun: string[] = [];
  const start = (caller: string) =>
    run(
      () => {
        begun.push(caller);
        return end.promise;
      },
      { caller },
    );
  const flood = [start("flood"), start("flood"), start("flood")];
  await expect(start("flood")).rejects.toThrow(Busy);
  const others = [start("one"), start("two"), start("three")];
  await expect(start("four")).rejects.toThrow(Busy);
  expect(begun).toEqual(["flood", "flood", "one"]);
  end.resolve();
  await Promise.all([...flood, ...others]);
  expect(begun.toSorted()).toEqual(["flood", "flood", "flood", "one", "three", "two"]);
  await start("four");
});

/** Work started and finished by hand. The names are of what has started. */
function createWork() {
  const end = Promise.withResolvers<void>();
  const begun: string[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return end.promise;
  };
  return { begun, work, end: () => end.resolve() };
}

/** Whether a call is rejected: one that waits instead does not block the test. */
async function isRefused(started: Promise<unknown>): Promise<boolean> {
  const refusal = started.then(
    () => false,
    (error: unknown) => error instanceof Busy,
  );
  return Promise.race([refusal, new Promise<false>((resolve) => setImmediate(() => resolve(false)))]);
}

test("abandoned work leaves the queue at once, and others take its place", async () => {
  const bounded = createBound({ running: 1, waiting: 2 });
  const { begun, work, end } = createWork();
  const gone = new AbortController();
  const first = bounded(work("first"), gone.signal);
  const left = bounded(work("left"), gone.signal);
  const stays = bounded(work("stays"));
  expect(await isRefused(bounded(work("refused")))).toBe(true);
  gone.abort();
  await expect(left).rejects.toThrow(Abandoned);
  await expect(bounded(work("late"), gone.signal)).rejects.toThrow(Abandoned);
  const next = bounded(work("next"));
  expect(await isRefused(next)).toBe(false);
  end();
  await Promise.all([first, stays, next]);
  expect(begun).toEqual(["first", "stays", "next"]);
});

test("a caller who leaves frees its slot in the shared queue and in its own", async () => {
  const run = createSharedBound({ each: { running: 1, waiting: 1 }, all: { running: 1, waiting: 1 } });
  const { begun, work, end } = createWork();
  const gone = new AbortController();
  const start = (caller: string, signal?: AbortSignal) => run(work(caller), { caller, ...(signal && { signal }) });
  const kept = start("kept");
  // One waits in the shared queue, the other behind it.
  const left = [start("gone", gone.signal), start("gone", gone.signal)];
  expect(await isRefused(start("other"))).toBe(true);
  gone.abort();
  for (const each of left) await expect(each).rejects.toThrow(Abandoned);
  const other = start("other");
  expect(await isRefused(other)).toBe(false);
  end();
  await Promise.all([kept, other]);
  await start("gone");
  expect(begun).toEqual(["kept", "other", "gone"]);
});
