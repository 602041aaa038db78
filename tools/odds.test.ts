import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  DISCOUNT_CODE_ALPHABET,
  DISCOUNT_CODE_LENGTH,
  DISCOUNT_CODE_TRIES,
  DISCOUNT_CODES_A_DAY,
} from "@vestpocket/domain/orders/orders.rules";
import { CODE_DIGITS, CODE_TRIES_PER_PHONE_A_DAY } from "@vestpocket/domain/phones/phones.rules";
import { CODE_TRIES_A_DAY, PASSWORD_TRIES_A_DAY } from "@vestpocket/domain/sessions/sessions.rules";
import { describe, expect, test } from "vitest";

const page = readFileSync(fileURLToPath(new URL("../docs/security.md", import.meta.url)), "utf8");

/** The odds in docs/security.md follow from the limits: if you change a limit, change the page. */
describe("the published odds", () => {
  test("of guessing a code by text are at most 25 in a million per phone and day", () => {
    expect(CODE_TRIES_PER_PHONE_A_DAY / 10 ** CODE_DIGITS).toBeCloseTo(2.5e-5, 12);
    expect(page).toContain("| 25 attempts ÷ 10⁶ codes | 2.5 × 10⁻⁵ per phone and day |");
  });

  test("of guessing a discount code are about one in 100,000 per listing and year", () => {
    const codes = DISCOUNT_CODE_ALPHABET.length ** DISCOUNT_CODE_LENGTH;
    const odds = (DISCOUNT_CODES_A_DAY * DISCOUNT_CODE_TRIES * 365) / codes;
    expect(odds.toExponential(1)).toBe("1.0e-5");
    expect(page).toContain("| 5 codes a day × 5 attempts × 365 ÷ 31⁶ codes | 1.0 × 10⁻⁵ per listing and year");
  });

  /** `two-step.test.ts` and `remembered-device.test.ts` show that remembered browsers have no more than that together. */
  test("of guessing an authenticator's code are at most 9 in 100,000, and twice that where a code was accepted", () => {
    const validAtOnce = 3;
    expect((CODE_TRIES_A_DAY * validAtOnce) / 10 ** CODE_DIGITS).toBeCloseTo(9e-5, 12);
    expect(page).toContain(
      "| 30 attempts × 3 valid codes ÷ 10⁶ | 9 × 10⁻⁵ per account and day, twice that in a browser",
    );
  });

  test("of guessing a password follow from its attempts, and twice as many where it was entered before", () => {
    expect(page).toContain(`| ${PASSWORD_TRIES_A_DAY} attempts per account and day, twice that in a browser`);
  });
});
