import { describe, expect, test } from "vitest";
import { isNamed, listTicks } from "./chart-scale.ts";

describe("an axis", () => {
  test.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [10, [0, 5, 10]],
    [64_99, [0, 2000, 4000, 6000, 8000]],
    [100_000, [0, 50_000, 100_000]],
  ])("with a maximum of %i has the labels %j", (max, ticks) => {
    expect(listTicks(max)).toEqual(ticks);
  });

  test("starts at 0, covers every value, and labels a few whole ones", () => {
    for (let max = 0; max < 1_000_000_000; max = Math.ceil(max * 1.37) + 1) {
      const ticks = listTicks(max);
      expect(ticks[0]).toBe(0);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.every(Number.isInteger)).toBe(true);
    }
  });
});

test("column labels do not overlap, and the last column has one", () => {
  const named = Array.from({ length: 30 }, (_, index) => index).filter((index) =>
    isNamed(index, { count: 30, room: 300, width: 45 }),
  );
  expect(named).toEqual([4, 9, 14, 19, 24, 29]);
});
