import { describe, expect, test } from "vitest";
import { findFilterProblems } from "./searches.rules.ts";

describe("a search's filters", () => {
  test("accept both spellings of names and report unknown ones by field", () => {
    expect(findFilterProblems({ type: "Investment Property", subtype: "multi-family", province: "québec" })).toEqual(
      {},
    );
    expect(
      Object.keys(findFilterProblems({ type: "x", subtype: "y", province: "z", keywords: ["a b c d e"] })),
    ).toEqual(["type", "subtype", "province", "keywords"]);
    expect(Object.keys(findFilterProblems({ lowerPrice: 2, upperPrice: 1 }))).toEqual(["lowerPrice"]);
    expect(findFilterProblems({ lowerPrice: 1, upperPrice: 1 })).toEqual({});
  });
});
