import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { Abandoned, Busy } from "./bounded.ts";
import { createFairQueue } from "./fair-queue.ts";
import { onBehalfOf } from "./requester.ts";

afterEach(() => vi.useRealTimers());

/** A client that waits for its response, until it hangs up. */
function createClient() {
  const answer = Object.assign(new EventEmitter(), { headersSent: false, destroyed: false, socket: new Socket() });
  const ask = <Result>(caller: string, work: () => Result) =>
    onBehalfOf({ caller, answer: answer as unknown as ServerResponse }, work);
  return { ask, hangUp: () => void answer.emit("close") };
}

/** A queue whose tasks end by hand. `begun` has the names of what has started. */
function createQueue(limits: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const run = createFairQueue({
    ...{ name: crypto.randomUUID(), running: 1, runningEach: 1, waiting: 99, waitingEach: 99, ...limits },
  });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (caller: string, { client = createClient(), size = 0 } = {}) =>
    client.ask(caller, () =>
      run(
        () => {
          begun.push(caller);
          return new Promise<void>((resolve) => ends.push(resolve));
        },
        { size },
      ),
    );
  /** Ends the task that has run longest, after so many ms. */
  const end = async (ms = 0) => {
    await vi.advanceTimersByTimeAsync(ms);
    const next = ends.shift();
    if (next === undefined) throw new Error("no task runs");
    next();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { begun, add, end };
}

test("the requester served least is next, by the time that their tasks took and not by their number", async () => {
  vi.useFakeTimers();
  const { begun, add, end } = createQueue();
  const all = [add("costly"), add("costly"), add("costly")];
  await end(5_000);
  all.push(...Array.from({ length: 5 }, () => add("cheap")));
  await end(5_000);
  for (let left = 5; left > 0; left -= 1) await end(100);
  await end(5_000);
  await Promise.all(all);
  expect(begun).toEqual(["costly", "costly", "cheap", "cheap", "cheap", "cheap", "cheap", "costly"]);
});

test("an idle requester saves nothing up, and a new one owes nothing", async () => {
  vi.useFakeTimers();
  const { begun, add, end } = createQueue();
  const all = [add("old"), add("steady"), add("steady"), add("steady")];
  await end(100);
  await end(5_000);
  all.push(add("old"), add("old"), add("new"));
  await end(2_000);
  while (begun.length < 7) await end(1_000);
  await end();
  await Promise.all(all);
  expect(begun).toEqual(["old", "steady", "steady", "old", "new", "old", "steady"]);
});

test("one account never holds every lane", async () => {
  vi.useFakeTimers();
  const { begun, add, end } = createQueue({ running: 2 });
  const all = [add("flood"), add("flood"), add("flood"), add("reader")];
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(["flood", "reader"]);
  while (begun.length < 4) await end();
  await end();
  await Promise.all(all);
});

test("too much work of one account, and of all, is refused at once, and other accounts still find room", async () => {
  vi.useFakeTimers();
  const { begun, add, end } = createQueue({ waiting: 3, waitingEach: 2 });
  const all = [add("flood"), add("flood"), add("flood")];
  await expect(add("flood")).rejects.toThrow(Busy);
  all.push(add("reader"));
  await expect(add("late")).rejects.toThrow(Busy);
  while (begun.length < 4) await end();
  await end();
  await Promise.all(all);
  const later = add("late");
  await end();
  await later;
});

test("a task that waits too long is refused, and its place is free", async () => {
  vi.useFakeTimers();
  const { begun, add, end } = createQueue({ waiting: 1, waitMaxMs: 20_000 });
  const first = add("one");
  const refusal = expect(add("two")).rejects.toThrow(Busy);
  await vi.advanceTimersByTimeAsync(20_000);
  await refusal;
  const last = add("three");
  await end();
  await end();
  await Promise.all([first, last]);
  expect(begun).toEqual(["one", "three"]);
});

test("work is dropped when its client hangs up: what waits never starts, and what runs is told to stop", async () => {
  const run = createFairQueue({ name: "hung up", running: 1, runningEach: 1, waiting: 9, waitingEach: 9 });
  const [running, waiting] = [createClient(), createClient()];
  const stopped = Promise.withResolvers<unknown>();
  const end = Promise.withResolvers<void>();
  const one = running.ask("one", () =>
    run(async (signal) => {
      signal?.addEventListener("abort", () => stopped.resolve(signal.reason));
      await end.promise;
    }),
  );
  const started: string[] = [];
  const two = waiting.ask("two", () => run(async () => void started.push("two")));
  waiting.hangUp();
  await expect(two).rejects.toThrow(Abandoned);
  running.hangUp();
  await expect(one).rejects.toThrow(Abandoned);
  expect(await stopped.promise).toBeInstanceOf(Abandoned);
  // Until it has really stopped, it keeps its lane.
  const next = run(async () => void started.push("next"));
  await new Promise(setImmediate);
  expect(started).toEqual([]);
  end.resolve();
  await next;
  expect(started).toEqual(["next"]);
});

test("a client is answered before its connection is closed, whatever its work still does", async () => {
  vi.useFakeTimers();
  const { add, end } = createQueue();
  const refusal = expect(add("patient")).rejects.toThrow(Busy);
  await vi.advanceTimersByTimeAsync(50_000);
  await refusal;
  await end();
});

test("tasks that run at once share the size there is, a larger one alone, and a large one is not overtaken", async () => {
  vi.useFakeTimers();
  const { begun, add, end } = createQueue({ running: 3, sizeMax: 100 });
  const all = [add("half", { size: 50 }), add("large", { size: 80 }), add("small", { size: 10 })];
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(["half"]);
  await end();
  expect(begun).toEqual(["half", "large", "small"]);
  await end();
  await end();
  await Promise.all(all);
  const huge = add("huge", { size: 500 });
  await end();
  await huge;
});

test("what the server does by itself waits as long as it takes", async () => {
  vi.useFakeTimers();
  const run = createFairQueue({ name: "jobs", running: 1, runningEach: 1, waiting: 9, waitingEach: 9, waitMaxMs: 10 });
  const end = Promise.withResolvers<void>();
  const first = run(() => end.promise);
  const second = run(async () => "done");
  await vi.advanceTimersByTimeAsync(100_000);
  end.resolve();
  await first;
  expect(await second).toBe("done");
});

test("a task that fails frees its lane", async () => {
  const run = createFairQueue({ name: "failing", running: 1, runningEach: 1, waiting: 9, waitingEach: 9 });
  await expect(run(() => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await run(async () => "next")).toBe("next");
});
