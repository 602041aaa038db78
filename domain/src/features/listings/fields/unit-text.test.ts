import { expect, test } from "vitest";
import { formatOf } from "./unit-text.ts";

test("a year is written without grouping, other numbers with it, and amounts as money", () => {
  expect(formatOf("year")(1987, "fr")).toBe("1987");
  expect(formatOf("count")(1987, "en")).toBe("1,987");
  expect(formatOf("cad-per-year")(1987, "en")).toBe("CA$1,987");
  expect(formatOf("cad", { isShort: true })(7_600_000, "en")).toBe("$7.6M");
});
