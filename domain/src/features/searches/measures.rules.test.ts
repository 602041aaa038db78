import { expect, test } from "vitest";
import { CATEGORIES } from "../categories/categories.schema.ts";
import { hasMeasure, listLeadingMeasures, listMeasures } from "./measures.rules.ts";
import { DECIDING_MEASURES, MEASURE_KEYS } from "./measures.ts";

test.each(CATEGORIES)("$type is decided by three measures that its forms contain", ({ type, slug }) => {
  const deciding = DECIDING_MEASURES[slug];
  expect(new Set(deciding).size).toBe(3);
  for (const key of deciding) expect(hasMeasure(key, { type }), key).toBe(true);
  expect(listMeasures({ type })).toEqual(expect.arrayContaining([...deciding]));
});

test("every measure occurs in some form", () => {
  for (const key of MEASURE_KEYS) expect(hasMeasure(key, {}), key).toBe(true);
});

test("a search offers the measures that its listings can have, the price scale of sale or rent first", () => {
  expect(listMeasures({ listingType: "sale" }).slice(0, 3)).toEqual(["salePrice", "salePerSqft", "totalArea"]);
  expect(listMeasures({ listingType: "rent" }).slice(0, 2)).toEqual(["rentMonthGross", "rentMonthNet"]);
  expect(listMeasures({ listingType: "rent" })).toContain("areaForRent");
  expect(listMeasures({})).not.toContain("seats");
  expect(listMeasures({ type: "Commercial", subtype: "Food & Beverage" })).toContain("seats");
  expect(listMeasures({ type: "Commercial", subtype: "Retail" })).not.toContain("seats");
  expect(listMeasures({ type: "Farm & Agricultural", subtype: "Dairy Farms" })).toContain("land");
});

test("what a category's cards show comes first, and a business has no price by area", () => {
  expect(listLeadingMeasures({ type: "Industrial" })).toEqual([
    "totalArea",
    "clearHeightFeet",
    "truckLevelDoors",
    "gradeLevelDoors",
  ]);
  expect(listLeadingMeasures({ type: "Investment Properties" })).toContain("capRate");
  expect(listLeadingMeasures({ type: "Sale of Business" })).toEqual(
    expect.arrayContaining(["grossRevenue", "cashFlow"]),
  );
  expect(listLeadingMeasures({ type: "Sale of Business", subtype: "Food & Beverage" })[0]).toBe("seats");
  expect(listLeadingMeasures({})).toEqual([]);
  for (const { type } of CATEGORIES) {
    const leading = listLeadingMeasures({ type });
    expect(leading.length, type).toBeGreaterThan(0);
    expect(leading.length, type).toBeLessThanOrEqual(4);
    expect(listMeasures({ type }), type).toEqual(expect.arrayContaining(leading));
  }
  expect(listMeasures({ type: "Sale of Business" })).not.toContain("salePerSqft");
  expect(listMeasures({ type: "Industrial" })).toContain("salePerSqft");
});
