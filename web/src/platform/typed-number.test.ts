import { expect, test } from "vitest";
import { echoNumber, keepNumber, showNumber } from "./typed-number.ts";

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

test("a number is said as it was read unless its text says so already, and never rounded", () => {
  const echo = (shown: string, unit: "money" | "sqft" | "months" | undefined, language: "en" | "fr" = "en") =>
    echoNumber(keepNumber(shown, { language, unit }), { shown, language, unit }).replaceAll(/[\u00A0\u202F]/gu, " ");
  expect(echo("1250000", "money")).toBe("= CA$1,250,000");
  expect(echo("1,2 M$", "money", "fr")).toBe("= 1 200 000 $");
  expect(echo("20,5", "money", "fr")).toBe("");
  expect(echo("12100", "sqft")).toBe("= 12,100");
  expect(["12,100", "12.125", "about 5"].map((shown) => echo(shown, "sqft"))).toEqual(["", "", ""]);
  expect([echo("60", "months"), echo("1985", undefined), echo("", "money")]).toEqual(["", "", ""]);
});
