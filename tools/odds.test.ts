import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  DISCOUNT_CODE_ALPHABET,
  DISCOUNT_CODE_LENGTH,
  DISCOUNT_CODE_TRIES,
  DISCOUNT_CODES_A_DAY,
} from "@vestpocket/domain/orders/orders.rules";
import { CODE_DIGITS, CODE_TRIES_PER_PHONE_A_DAY } from "@vestpocket/domain/phones/phones.rules";
import { describe, expect, test } from "vitest";

const page = readFileSync(fileURLToPath(new URL("../docs/security.md", import.meta.url)), "utf8");

/** The odds in docs/security.md follow from the limits: if you change a limit, change the page. */
describe("the published odds", () => {
  test("of guessing a code by text are at most 25 in a million per phone and day", () => {
    expect(CODE_TRIES_PER_PHONE_A_DAY / 10 ** CODE_DIGITS).toBeCloseTo(2.5e-5, 12);
    expect(page).toContain("| 25 attempts ÷ 10⁶ codes | 2.5 × 10⁻⁵ per phone and day |");
  });

  test("of guessing a discount code are at most one in 100,000 per listing and year", () => {
    const codes = DISCOUNT_CODE_ALPHABET.length ** DISCOUNT_CODE_LENGTH;
    const odds = (DISCOUNT_CODES_A_DAY * DISCOUNT_CODE_TRIES * 365) / codes;
    expect(odds).toBeLessThanOrEqual(1e-5);
    expect(odds.toExponential(1)).toBe("8.2e-6");
    expect(page).toContain("| 5 codes a day × 4 attempts × 365 ÷ 31⁶ codes | 8.2 × 10⁻⁶ per listing and year");
  });
});
