import { expect, test } from "vitest";
import { readFilter } from "./searches.rules.ts";

const problemsOf = (filter: Parameters<typeof readFilter>[0]) => {
  const reading = readFilter(filter);
  return "problems" in reading ? Object.keys(reading.problems) : [];
};

test("a filter's names are accepted in either spelling and read in the data's", () => {
  const filter = { type: "Investment Property", subtype: "multi-family", province: "québec", keywords: [" a ", "a"] };
  expect(readFilter(filter)).toEqual({
    value: { type: "Investment Properties", subtype: "Multi-Family", province: "Quebec", keywords: ["a"] },
  });
  expect(readFilter({ subtype: "multi-family" })).toMatchObject({ value: { subtype: "Multi-Family" } });
});

test("a filter's unknown names, crossed bounds and wrong keywords are all reported", () => {
  expect(problemsOf({ type: "x", subtype: "y", province: "z", keywords: ["a b c d e"] })).toEqual([
    "type",
    "subtype",
    "province",
    "keywords",
  ]);
  expect(problemsOf({ lowerPrice: 2, upperPrice: 1 })).toEqual(["lowerPrice"]);
  expect(problemsOf({ lowerPrice: 1, upperPrice: 1 })).toEqual([]);
});

test("a subtype of another category is accepted, although it matches nothing", () => {
  expect(problemsOf({ type: "Office", subtype: "Retail" })).toEqual([]);
  expect(problemsOf({ type: "Office", subtype: "Moats" })).toEqual(["subtype"]);
});
