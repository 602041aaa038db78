import { expect, test } from "vitest";
import { problemsOf } from "../../shared/problems.ts";
import { readFilter } from "./searches.rules.ts";

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
