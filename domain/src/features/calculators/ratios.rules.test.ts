import { expect, test } from "vitest";
import { listRatios } from "./ratios.rules.ts";

test("ratios follow from the price and the declared figure, in hundredths, rounded half up", () => {
  const features = { netOperatingIncome: 65_000, grossRentalIncome: 125_000, cashFlow: 240_000, ebitda: 200_000.5 };
  expect(listRatios(1_000_000_00, features)).toEqual([
    { key: "capRate", figureCents: 65_000_00, hundredths: 6_50 },
    { key: "grossRentMultiplier", figureCents: 125_000_00, hundredths: 8_00 },
    { key: "cashFlowMultiple", figureCents: 240_000_00, hundredths: 4_17 },
    { key: "ebitdaMultiple", figureCents: 200_000_50, hundredths: 5_00 },
  ]);
  // 12.345 % is rounded up.
  expect(listRatios(1_000_000_00, { netOperatingIncome: 123_450 })[0]?.hundredths).toBe(12_35);
});

test("a figure that is missing, zero or not a number has no ratio", () => {
  expect(listRatios(1_000_000_00, {})).toEqual([]);
  expect(listRatios(1_000_000_00, { netOperatingIncome: 0, cashFlow: "ask" })).toEqual([]);
});

test("the highest price and the smallest figure stay exact", () => {
  const [ratio] = listRatios(999_999_999_00, { cashFlow: 0.01 });
  expect(ratio?.hundredths).toBe(9_999_999_990_000);
});
