import { expect, test } from "vitest";
import { findBrand, formatCardNumber, formatCvc, formatExpiry } from "./card-format.ts";

test("a card number is grouped while it is typed", () => {
  expect(formatCardNumber("42424")).toBe("4242 4");
  expect(formatCardNumber("4242-4242 42424242")).toBe("4242 4242 4242 4242");
  expect(formatCardNumber("378282246310005")).toBe("3782 822463 10005");
  expect(formatCardNumber("")).toBe("");
});

test("an expiry date gets its slash, and a one-digit month its zero", () => {
  expect(["1", "12", "123", "12 / 34", "1/", "4", "0434", "4/34"].map(formatExpiry)).toEqual([
    "1",
    "12",
    "12 / 3",
    "12 / 34",
    "01",
    "04",
    "04 / 34",
    "04 / 34",
  ]);
});

test("deleted characters are not restored", () => {
  expect(formatExpiry("12 / ")).toBe("12");
  expect(formatExpiry("0")).toBe("0");
});

test("the brand is recognized by the first digits", () => {
  expect(["4", "55", "2221", "37", "6", ""].map(findBrand)).toEqual([
    "visa",
    "mastercard",
    "mastercard",
    "amex",
    undefined,
    undefined,
  ]);
});

test("a security code is at most four digits", () => {
  expect(formatCvc("12a345")).toBe("1234");
});
