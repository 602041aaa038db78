import { expect, test } from "vitest";
import { bandOf, priceStepOf } from "./demand.rules.ts";

test("bands begin at 5, 10, 25 and 50", () => {
  expect([0, 4, 5, 9, 10, 24, 25, 49, 50, 9_000].map(bandOf)).toEqual([
    ...["under5", "under5", "from5", "from5", "from10", "from10", "from25", "from25", "from50", "from50"],
  ]);
});

test("every amount is within its step, and steps leave no gap", () => {
  expect(priceStepOf(650_000)).toEqual({ from: 500_000, to: 699_999 });
  expect(priceStepOf(0)).toEqual({ from: 0, to: 9 });
  for (let amount = 0; amount < 3_000_000_000; amount = Math.ceil(amount * 1.13) + 1) {
    const { from, to } = priceStepOf(amount);
    expect(from <= amount && amount <= to).toBe(true);
    expect(priceStepOf(from)).toEqual({ from, to });
    expect(priceStepOf(to)).toEqual({ from, to });
    expect(priceStepOf(to + 1).from).toBe(to + 1);
  }
});
