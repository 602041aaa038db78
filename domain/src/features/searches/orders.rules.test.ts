import { expect, test } from "vitest";
import { CATEGORIES } from "../categories/categories.schema.ts";
import { listOrders } from "./orders.rules.ts";

test("at most five orders by measures are offered, none of the other track, each once", () => {
  for (const { type } of CATEGORIES) {
    for (const listingType of ["sale", "rent", undefined] as const) {
      const orders = listOrders({ type, listingType, bounds: { totalArea: { min: 5 } } });
      expect(orders.length).toBeLessThanOrEqual(5);
      expect(new Set(orders).size).toBe(orders.length);
      if (listingType !== "sale") expect(orders.join()).not.toMatch(/sale/u);
      if (listingType !== "rent") expect(orders.join()).not.toMatch(/rent|Rent/u);
    }
  }
});

test("what a search bounds comes first, and the order in use is always among them", () => {
  expect(listOrders({ type: "Industrial", listingType: "rent", bounds: { clearHeightFeet: { min: 18 } } })).toEqual([
    "clearHeightFeet-desc",
    "rentSqftYearNet-asc",
    "areaForRent-desc",
    "truckLevelDoors-desc",
    "gradeLevelDoors-desc",
  ]);
  expect(listOrders({ type: "Investment Properties", listingType: "sale" })[0]).toBe("capRate-desc");
  expect(listOrders({ type: "Sale of Business" })[0]).toBe("cashFlow-desc");
  expect(listOrders({ type: "Office", sort: "yearBuilt-asc" }).at(-1)).toBe("yearBuilt-asc");
});
