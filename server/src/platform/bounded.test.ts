import { expect, test } from "vitest";
import { Busy, createBound, createSharedBound } from "./bounded.ts";

test("work beyond the running and waiting limits is refused, and waiting work starts in order", async () => {
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

test("a caller's flood waits behind itself, is refused beyond its own limit, and leaves room for the others", async () => {
  const run = createSharedBound({ each: { running: 2, waiting: 1 }, all: { running: 3, waiting: 2 } });
  const end = Promise.withResolvers<void>();
  const begun: string[] = [];
  const start = (caller: string) =>
    run(caller, () => {
      begun.push(caller);
      return end.promise;
    });
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
