import { AGENT_PRO_YEAR_CENTS } from "@vestpocket/domain/memberships/memberships.prices";
import { describe, expect, test } from "vitest";
import { acceptTaxes } from "./membership-charges.rules.ts";

const GST = { tax: "GST" as const, rate: 5_000, cents: 12_00 };
const HST = { tax: "HST" as const, rate: 13_000, cents: 31_20 };
const quote = { subtotalCents: 240_00, taxes: [HST], totalCents: 271_20 };
const charge = { subtotalCents: 240_00, taxes: [HST], totalCents: 271_20, place: undefined };

describe("a charged year", () => {
  test("is recorded with the taxes of its invoice", () => {
    expect(acceptTaxes({ quote, charge, isRenewal: false })).toEqual([HST]);
  });

  test("may differ from our own rounding by a cent for each tax, and is recorded as charged", () => {
    const rounded = { ...charge, taxes: [{ ...HST, cents: 31_21 }], totalCents: 271_21 };
    expect(acceptTaxes({ quote, charge: rounded, isRenewal: false })).toEqual(rounded.taxes);
    const wrong = { ...charge, taxes: [{ ...HST, cents: 31_22 }], totalCents: 271_22 };
    expect(acceptTaxes({ quote, charge: wrong, isRenewal: false })).toBeUndefined();
  });

  test("has the quoted taxes at first, and at a renewal those of its own day and location", () => {
    const moved = { ...charge, taxes: [GST], totalCents: 252_00 };
    expect(acceptTaxes({ quote, charge: moved, isRenewal: false })).toBeUndefined();
    expect(acceptTaxes({ quote, charge: moved, isRenewal: true })).toEqual([GST]);
  });

  test("of another price, or paid with another amount, is not recorded", () => {
    const cheaper = { ...charge, subtotalCents: 200_00, taxes: [], totalCents: 200_00 };
    expect(acceptTaxes({ quote, charge: cheaper, isRenewal: true })).toBeUndefined();
    expect(acceptTaxes({ quote, charge: { ...charge, totalCents: 271_19 }, isRenewal: true })).toBeUndefined();
  });

  test("of a subscription whose taxes are invoice lines is recorded as quoted", () => {
    const lines = { ...charge, subtotalCents: 271_20, taxes: [] };
    expect(acceptTaxes({ quote, charge: lines, isRenewal: true })).toEqual([HST]);
  });

  test("has no tax of exactly half a cent at today's price, so that all rounding methods agree", () => {
    for (let rate = 1; rate <= 20_000; rate += 1) expect((AGENT_PRO_YEAR_CENTS * rate) % 100_000).not.toBe(50_000);
  });
});
