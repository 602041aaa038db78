import { describe, expect, test } from "vitest";
import { formatCardNumber, formatExpiry, isSandboxKey } from "./sandbox-card.ts";

describe("a card as it is typed", () => {
  test.each([
    ["4242424242424242", "4242 4242 4242 4242"],
    ["4242 4242-4", "4242 4242 4"],
    ["378282246310005", "3782 822463 10005"],
    ["42a4", "424"],
    ["", ""],
  ])("the number %s is shown as %s", (typed, shown) => {
    expect(formatCardNumber(typed)).toBe(shown);
  });

  test.each([
    ["1", "1"],
    ["12", "12"],
    ["1234", "12 / 34"],
    ["12 / 3", "12 / 3"],
    ["5", "05"],
    ["534", "05 / 34"],
  ])("the expiry %s is shown as %s", (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });

  test("the sandbox's key is told from one of Stripe's", () => {
    expect(isSandboxKey("pk_test_sandbox0123")).toBe(true);
    expect(isSandboxKey("pk_test_51H")).toBe(false);
    expect(isSandboxKey("pk_live_51H")).toBe(false);
  });
});
