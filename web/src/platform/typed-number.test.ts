import { expect, test } from "vitest";
import { keepNumber, showNumber } from "./typed-number.ts";

test("a form keeps a number's digits and point, and any other text as it was typed", () => {
  const how = { language: "fr", unit: "money" } as const;
  expect(["1 250 000,50 $", "1,2 M$", " 1,250 ", "sur demande"].map((typed) => keepNumber(typed, how))).toEqual([
    "1250000.5",
    "1200000",
    "1,250",
    "sur demande",
  ]);
  expect(keepNumber("1.250", how)).toBe("$1.250");
});

test("a number typed in one language is shown with the decimal separator of the other", () => {
  const typed = { text: "12,5", language: "fr" } as const;
  expect(showNumber(typed, { language: "fr", unit: "percent" })).toBe("12,5");
  expect(showNumber(typed, { language: "en", unit: "percent" })).toBe("12.5");
});
