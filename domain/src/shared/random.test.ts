import fc from "fast-check";
import { expect, test } from "vitest";
import { createRandom } from "./random.ts";

const seed = fc.integer({ min: 0, max: 4_294_967_295 });

function take(count: number, draw: () => number): number[] {
  return Array.from({ length: count }, draw);
}

test("the same seed gives the same sequence, another seed another", () => {
  fc.assert(
    fc.property(seed, (number) => {
      expect(take(20, createRandom(number).next)).toEqual(take(20, createRandom(number).next));
    }),
  );
  expect(take(5, createRandom(1).next)).not.toEqual(take(5, createRandom(2).next));
});

test("the sequence is the published mulberry32, on every machine", () => {
  expect(take(3, createRandom(1).next)).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
});

test("whole numbers stay within their bounds and reach both", () => {
  const random = createRandom(3);
  const drawn = take(500, () => random.int(4, 7));
  expect(new Set(drawn)).toEqual(new Set([4, 5, 6, 7]));
});

test("weights decide how often an item is drawn, and a weight of nothing never is", () => {
  const random = createRandom(5);
  const drawn = Array.from({ length: 4_000 }, () =>
    random.weighted(["often", "seldom", "never"], (item) => ({ often: 3, seldom: 1, never: 0 })[item] ?? 0),
  );
  const often = drawn.filter((item) => item === "often").length;
  expect(often / drawn.length).toBeCloseTo(0.75, 1);
  expect(drawn).not.toContain("never");
});

test("an empty list can give nothing", () => {
  expect(() => createRandom(1).pick([])).toThrow(RangeError);
  expect(() => createRandom(1).weighted([], () => 1)).toThrow(RangeError);
});

test("the normal distribution has its mean and its deviation", () => {
  const random = createRandom(8);
  const drawn = take(20_000, () => random.normal(10, 2));
  const mean = drawn.reduce((sum, n) => sum + n, 0) / drawn.length;
  const deviation = Math.sqrt(drawn.reduce((sum, n) => sum + (n - mean) ** 2, 0) / drawn.length);
  expect(mean).toBeCloseTo(10, 1);
  expect(deviation).toBeCloseTo(2, 1);
});

test("shuffling keeps every item and leaves the list alone", () => {
  fc.assert(
    fc.property(seed, fc.array(fc.integer()), (number, items) => {
      const before = [...items];
      const mixed = createRandom(number).shuffle(items);
      expect(items).toEqual(before);
      expect([...mixed].sort()).toEqual([...items].sort());
    }),
  );
});
