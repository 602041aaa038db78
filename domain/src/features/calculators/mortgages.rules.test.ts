import fc from "fast-check";
import { expect, test } from "vitest";
import { AMORTIZATION_MAX, payMonthly, RATE_MAX } from "./mortgages.rules.ts";

test.each([
  [{ loanCents: 100_000_00, rate: 5_00, years: 25 }, 581_60],
  [{ loanCents: 300_000_00, rate: 6_00, years: 25 }, 1_919_42],
  [{ loanCents: 120_000_00, rate: 0, years: 10 }, 1_000_00],
  [{ loanCents: 0, rate: 5_00, years: 25 }, 0],
] as const)("the payment of %o is %i cents a month", (mortgage, cents) => {
  expect(payMonthly(mortgage)).toBe(cents);
});

test("payments cover the loan, and grow with the rate", () => {
  const rates = fc.integer({ min: 0, max: RATE_MAX - 1 });
  const years = fc.integer({ min: 1, max: AMORTIZATION_MAX });
  fc.assert(
    fc.property(fc.integer({ min: 100_00, max: 999_999_999_00 }), rates, years, (loanCents, rate, term) => {
      const payment = payMonthly({ loanCents, rate, years: term });
      // Each payment is rounded by half a cent at most.
      expect(payment * term * 12).toBeGreaterThanOrEqual(loanCents - term * 6);
      expect(payMonthly({ loanCents, rate: rate + 1, years: term })).toBeGreaterThanOrEqual(payment);
    }),
  );
});
