import { expect, test } from "vitest";
import { readMortgage, readPrice } from "./purchase.rules.ts";

const texts = { price: "1000000", downPayment: "250000.50", rate: "5.25", years: "25" };
const problemsOf = (changed: Partial<typeof texts>) => {
  const reading = readMortgage({ ...texts, ...changed });
  return "problems" in reading ? Object.keys(reading.problems) : [];
};

test("the loan is the price minus the down payment", () => {
  expect(readMortgage(texts)).toEqual({ value: { loanCents: 749_999_50, rate: 5_25, years: 25 } });
  expect(readMortgage({ ...texts, downPayment: "1000000" })).toEqual({
    value: { loanCents: 0, rate: 5_25, years: 25 },
  });
});

test.each([
  ["price", ["", "0", "x", "1000000000", "1.234"]],
  ["downPayment", ["", "-1", "1000000.01", "x"]],
  ["rate", ["", "30.01", "5.255", "x"]],
  ["years", ["", "0", "41", "2.5", "x"]],
] as const)("an invalid %s is reported under its name", (field, wrong) => {
  for (const text of wrong) expect({ text, names: problemsOf({ [field]: text }) }).toEqual({ text, names: [field] });
});

test("the bounds themselves are accepted", () => {
  expect(problemsOf({ downPayment: "0", rate: "0", years: "1" })).toEqual([]);
  expect(problemsOf({ rate: "30", years: "40" })).toEqual([]);
  expect(readPrice({ price: "999999999" })).toEqual({ value: 99_999_999_900 });
});
