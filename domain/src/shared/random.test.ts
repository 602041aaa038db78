import fc from "fast-check";
import { expect, test } from "vitest";
import { createRandom } from "./random.ts";

const seed = fc.integer({ min: 0, max: 4_294_967_295 });

function take(count: number, draw: () => number): number[] {
  return Array.from({ length: count }, draw);
}

test("a seed always gives the same sequence, and another seed gives another", () => {
  fc.assert(
    fc.property(seed, (number) => {
      expect(take(20, createRandom(number).next)).toEqual(take(20, createRandom(number).next));
    }),
  );
  expect(take(5, createRandom(1).next)).not.toEqual(take(5, createRandom(2).next));
});

test("the sequence is that of the published mulberry32", () => {
  expect(take(3, createRandom(1).next)).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
});

test("whole numbers stay within their bounds and reach both of them", () => {
  const random = createRandom(3);
  const drawn = take(500, () => random.int(4, 7));
  expect(new Set(drawn)).toEqual(new Set([4, 5, 6, 7]));
});

test("items are drawn in proportion to their weights, and never with a weight of 0", () => {
  const random = createRandom(5);
  const drawn = Array.from({ length: 4_000 }, () =>
    random.weighted(["often", "seldom", "never"], (item) => ({ often: 3, seldom: 1, never: 0 })[item] ?? 0),
  );
  const often = drawn.filter((item) => item === "often").length;
  expect(often / drawn.length).toBeCloseTo(0.75, 1);
  expect(drawn).not.toContain("never");
});

test("picking from an empty list throws", () => {
  expect(() => createRandom(1).pick([])).toThrow(RangeError);
  expect(() => createRandom(1).weighted([], () => 1)).toThrow(RangeError);
});

test("the normal distribution has the given mean and deviation", () => {
  const random = createRandom(8);
  const drawn = take(20_000, () => random.normal(10, 2));
  const mean = drawn.reduce((sum, n) => sum + n, 0) / drawn.length;
  const deviation = Math.sqrt(drawn.reduce((sum, n) => sum + (n - mean) ** 2, 0) / drawn.length);
  expect(mean).toBeCloseTo(10, 1);
  expect(deviation).toBeCloseTo(2, 1);
});

test("shuffling keeps every item and does not change the list", () => {
  fc.assert(
    fc.property(seed, fc.array(fc.integer()), (number, items) => {
      const before = [...items];
      const mixed = createRandom(number).shuffle(items);
      expect(items).toEqual(before);
      expect([...mixed].sort()).toEqual([...items].sort());
    }),
  );
});
