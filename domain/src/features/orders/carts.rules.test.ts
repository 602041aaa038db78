import fc from "fast-check";
import { expect, test } from "vitest";
import { PLANS } from "../listings/listings.terms.ts";
import { quoteCart } from "./carts.rules.ts";

const NOW = new Date("2026-11-28T12:00:00Z");
const TAX = { salesTax: { hasQst: true, pst: [] }, province: "Quebec", on: NOW } as const;
const line = fc.record({
  plan: fc.constantFrom(...PLANS),
  addOns: fc.subarray(["priority", "exposure"] as const),
  purpose: fc.constant("publish" as const),
});

test("the lines of an order add up to its sums exactly, with taxes and with a discount", () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 50 }), fc.boolean(), (choices, hasDiscount) => {
      const { lines, ...cart } = quoteCart(choices, { hasDiscount, tax: TAX, now: NOW });
      const sum = (of: "totalCents" | "subtotalCents" | "discountCents") =>
        lines.reduce((total, each) => total + each[of], 0);
      expect(sum("totalCents")).toBe(cart.totalCents);
      expect(sum("subtotalCents")).toBe(cart.subtotalCents);
      expect(sum("discountCents")).toBe(cart.discountCents);
      const taxes = cart.taxes.reduce((total, { cents }) => total + cents, 0);
      expect(cart.subtotalCents - cart.discountCents + taxes).toBe(cart.totalCents);
    }),
  );
});

test("35 Basic listings of a member cost 35 times the discounted price", () => {
  const choices = Array.from({ length: 35 }, () => ({ plan: "Basic", addOns: [], purpose: "publish" }) as const);
  expect(quoteCart(choices, { hasDiscount: true, now: NOW }).totalCents).toBe(35 * 48_74);
});
