import { expect, test } from "vitest";
import { problemsOf } from "../../shared/problems.ts";
import { readFilter } from "./searches.rules.ts";
import { searchFilterSchema } from "./searches.schema.ts";

const listProblems = (filter: Parameters<typeof readFilter>[0]) => Object.keys(problemsOf(readFilter(filter)));

test("a filter's names are accepted in either spelling and read in the data's", () => {
  const filter = { type: "Investment Property", subtype: "multi-family", province: "québec", keywords: [" a ", "a"] };
  expect(readFilter(filter)).toEqual({
    value: { type: "Investment Properties", subtype: "Multi-Family", province: "Quebec", keywords: ["a"] },
  });
  expect(readFilter({ subtype: "multi-family" })).toMatchObject({ value: { subtype: "Multi-Family" } });
});

test("a filter's unknown names, crossed bounds and wrong keywords are all reported", () => {
  expect(listProblems({ type: "x", subtype: "y", province: "z", keywords: ["a b c d e"] })).toEqual([
    "type",
    "subtype",
    "province",
    "keywords",
  ]);
  expect(listProblems({ lowerPrice: 2, upperPrice: 1 })).toEqual(["lowerPrice"]);
  expect(listProblems({ lowerPrice: 1, upperPrice: 1 })).toEqual([]);
});

test("a subtype of another category is accepted, although it matches nothing", () => {
  expect(listProblems({ type: "Office", subtype: "Retail" })).toEqual([]);
  expect(listProblems({ type: "Office", subtype: "Moats" })).toEqual(["subtype"]);
});

test("bounds that cross, or that the chosen listings have no value for, are reported by measure", () => {
  expect(listProblems({ bounds: { capRate: { min: 6, max: 5 }, seats: { min: 10 } } })).toEqual(["bounds.capRate"]);
  expect(listProblems({ type: "Office", bounds: { seats: { min: 10 }, parkingSpots: { min: 2 } } })).toEqual([
    "bounds.seats",
  ]);
  expect(listProblems({ listingType: "sale", bounds: { rentMonthGross: { max: 2_000 } } })).toEqual([
    "bounds.rentMonthGross",
  ]);
  expect(listProblems({ listingType: "both", bounds: { rentMonthGross: { max: 2_000 }, salePrice: {} } })).toEqual([]);
});

test("a bound is a value of its measure", () => {
  const isRead = (bounds: object) => searchFilterSchema.safeParse({ bounds }).success;
  expect(isRead({ capRate: { min: 5.25, max: 100 }, seats: { min: 0 } })).toBe(true);
  for (const bounds of [
    { capRate: { max: 100.5 } },
    { seats: { min: 1.5 } },
    { rentMonthNet: { min: -1 } },
    { charm: {} },
  ]) {
    expect(isRead(bounds), JSON.stringify(bounds)).toBe(false);
  }
  expect(isRead({ capRate: { min: 5.255 } })).toBe(false);
});
