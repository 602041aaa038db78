import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PRICE_MAX } from "../prices/prices.schema.ts";
import { isRealEstate } from "./real-estate.rules.ts";
import { computeTransferTax, listTransferTaxes } from "./transfer-taxes.rules.ts";
import { CITY_TAXES, PROVINCIAL_TAXES } from "./transfer-taxes.ts";

/** The amounts due in dollars, tax by tax. */
const due = (province: string, city: string, price: number) =>
  listTransferTaxes({ province, city }).map((tax) => computeTransferTax(tax, Math.round(price * 100)) / 100);

describe("transfer tax", () => {
  test.each([
    // 275 + 1,950 + 2,250 + 2 % of 600,000
    ["Ontario", "Ottawa", 1_000_000, [16_475]],
    ["Ontario", "Toronto", 1_000_000, [16_475, 16_475]],
    ["Ontario", "Ottawa", 55_000, [275]],
    // 2,000 + 2 % of 800,000; 2,000 + 36,000 + 3 % of 1,000,000
    ["British Columbia", "Vancouver", 1_000_000, [18_000]],
    ["British Columbia", "Vancouver", 3_000_000, [68_000]],
    // 50 + 200 × 5; a started 5,000 counts whole
    ["Alberta", "Calgary", 1_000_000, [1_050]],
    ["Alberta", "Calgary", 1_000_001, [1_055]],
    // 314.50 + 2,521 + 1.5 % of 685,000
    ["Quebec", "Laval", 1_000_000, [13_110.5]],
    // 294.50 + 2,357 + 3,865.50 + 2 % of 447,700
    ["Quebec", "Montreal", 1_000_000, [15_471]],
    // … + 11,048 + 25,795 + 34,177.50 + 4 % of 887,000
    ["Quebec", "Montreal", 4_000_000, [113_017.5]],
    // 300 + 600 + 750 + 2 % of 800,000
    ["Manitoba", "Winnipeg", 1_000_000, [17_650]],
    ["Manitoba", "Winnipeg", 30_000, [0]],
    ["Saskatchewan", "Regina", 1_000_000, [4_000]],
    ["Nova Scotia", "Halifax", 1_000_000, [15_000]],
    ["Nova Scotia", "Truro", 1_000_000, [15_000]],
    ["New Brunswick", "Moncton", 1_000_000, [10_000]],
    // 100 + 2,995 × 0.40, and never above 5,000
    ["Newfoundland and Labrador", "St. John's", 300_000, [1_298]],
    ["Newfoundland and Labrador", "St. John's", 10_000_000, [5_000]],
    ["Prince Edward Island", "Charlottetown", 1_000_000, [10_000]],
    ["Prince Edward Island", "Charlottetown", 30_000, [0]],
    ["Yukon", "Whitehorse", 1_000_000, []],
  ])("in %s (%s) for $%d is as computed by hand", (province, city, price, dollars) => {
    expect(due(province, city, price)).toEqual(dollars);
  });

  const all = [...Object.values(PROVINCIAL_TAXES), ...CITY_TAXES.map(({ tax }) => tax)];

  test("never falls as the price grows, and is never above a twentieth of it from $10,000 on", () => {
    const prices = fc.integer({ min: 10_000_00, max: PRICE_MAX * 100 - 1 });
    for (const tax of all) {
      fc.assert(
        fc.property(prices, (cents) => {
          const due = computeTransferTax(tax, cents);
          expect(due).toBeLessThanOrEqual(computeTransferTax(tax, cents + 1));
          expect(due).toBeLessThanOrEqual(cents / 20);
        }),
        { numRuns: 50 },
      );
    }
  });

  test("names its law, its URL, and a date in the past", () => {
    for (const { source, url, asOf } of all) {
      expect(source.length).toBeGreaterThan(10);
      expect(url).toMatch(/^https:\/\/[\w.-]+\/\S*$/u);
      expect(asOf).toMatch(/^20\d\d-\d\d-\d\d$/u);
    }
  });
});

test("transfers of businesses and franchises are not taxed as land", () => {
  expect(isRealEstate("Office")).toBe(true);
  expect(isRealEstate("Sale of Business")).toBe(false);
});
