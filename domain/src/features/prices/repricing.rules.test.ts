import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { saleTermsSchema } from "./price-terms.schema.ts";
import { isPriced, REPRICE_PERCENT_MAX, reprice } from "./repricing.rules.ts";

const rent = { kind: "amount", amountCents: 18_50, per: "sqft_year", basis: "net", additional: null } as const;

describe("a price changed by a percentage", () => {
  test("is rounded to dollars, and a rent by area to cents", () => {
    const asked = { sale: { kind: "amount", amountCents: 895_000_00 }, lease: rent } as const;
    expect(reprice(asked, -3)).toEqual({
      sale: { kind: "amount", amountCents: 868_150_00 },
      lease: { ...rent, amountCents: 17_95 },
    });
    expect(reprice({ sale: null, lease: { ...rent, per: "month", amountCents: 3_333_00 } }, 1)).toEqual({
      sale: null,
      lease: { ...rent, per: "month", amountCents: 3_366_00 },
    });
  });

  test("changes both ends of a range, and nothing that is on request or additional", () => {
    const additional = { amountCents: 9_75, per: "sqft_year" } as const;
    const lease = { ...rent, kind: "range", toCents: 24_00, additional } as const;
    expect(reprice({ sale: { kind: "on_request" }, lease }, 10)).toEqual({
      sale: { kind: "on_request" },
      lease: { ...lease, amountCents: 20_35, toCents: 26_40 },
    });
    expect(isPriced({ sale: { kind: "on_request" }, lease: null })).toBe(false);
    expect(isPriced({ sale: { kind: "on_request" }, lease })).toBe(true);
  });

  test("stays valid, except above the highest price", () => {
    const cents = fc.integer({ min: 1, max: 60_000_000_000 });
    const percent = fc.integer({ min: -REPRICE_PERCENT_MAX * 10, max: REPRICE_PERCENT_MAX * 10 });
    fc.assert(
      fc.property(cents, cents, percent, (one, other, tenths) => {
        const amountCents = Math.min(one, other);
        const sale = { kind: "range", amountCents, toCents: Math.max(one, other) + 1 } as const;
        const changed = reprice({ sale, lease: null }, tenths / 10).sale;
        return (
          saleTermsSchema.safeParse(changed).success &&
          changed?.kind === "range" &&
          changed.amountCents < changed.toCents
        );
      }),
    );
  });
});
