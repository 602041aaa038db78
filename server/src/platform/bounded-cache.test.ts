import { expect, test } from "vitest";
import { TestClock } from "../testing/test-clock.ts";
import { Abandoned } from "./bounded.ts";
import { createBoundedCache } from "./bounded-cache.ts";

function build(max = 2) {
  const clock = new TestClock();
  const loads: string[] = [];
  const keep = createBoundedCache<string>({ clock, keepMs: 1_000, max });
  const read = (key: string) =>
    keep(key, async () => {
      loads.push(key);
      return key.toUpperCase();
    });
  return { clock, loads, keep, read };
}

test("a loaded value is cached until it expires, and loaded once for all concurrent callers", async () => {
  const { clock, loads, read } = build();
  expect(await Promise.all([read("a"), read("a")])).toEqual(["A", "A"]);
  clock.advance(999);
  await read("a");
  expect(loads).toEqual(["a"]);
  clock.advance(1);
  await read("a");
  expect(loads).toEqual(["a", "a"]);
});

test("a value from a clock that was ahead is loaded again once the clock is corrected", async () => {
  const { clock, loads, read } = build();
  clock.advance(60_000);
  await read("a");
  clock.advance(-60_000);
  await read("a");
  expect(loads).toEqual(["a", "a"]);
});

test("the cache never exceeds its capacity", async () => {
  const { loads, read } = build();
  for (const key of ["a", "b", "c", "c", "b", "a"]) await read(key);
  expect(loads).toEqual(["a", "b", "c", "a"]);
});

test("a failed load is retried", async () => {
  const { keep, read } = build();
  await expect(keep("a", () => Promise.reject(new Error("no database")))).rejects.toThrow("no database");
  expect(await read("a")).toBe("A");
});

test("if the caller whose load it is hangs up, the others load it themselves", async () => {
  const { keep, read, loads } = build();
  const hangUp = Promise.withResolvers<string>();
  const first = keep("a", () => hangUp.promise);
  const others = [read("a"), read("a")];
  hangUp.reject(new Abandoned("gone"));
  await expect(first).rejects.toThrow(Abandoned);
  expect(await Promise.all(others)).toEqual(["A", "A"]);
  expect(loads).toEqual(["a"]);
});
