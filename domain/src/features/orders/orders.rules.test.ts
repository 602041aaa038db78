import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Plan } from "../listings/listings.terms.ts";
import { PLANS } from "../listings/listings.terms.ts";
import {
  type AddOn,
  DISCOUNT_CODE_ALPHABET,
  type OrderStatus,
  type PaymentFact,
  quoteOrder,
  statusAfter,
} from "./orders.rules.ts";

const NONE: AddOn[] = [];
const CHOICES: AddOn[][] = [NONE, ["priority"], ["exposure"], ["priority", "exposure"]];

describe("the price of an order", () => {
  test.each([
    ["Basic", false, [64_99, 94_94, 104_94, 134_89]],
    ["Showcase", false, [89_99, 119_94, 89_99, 119_94]],
    ["Showcase Plus", false, [149_99, 149_99, 149_99, 149_99]],
    ["Basic", true, [48_74, 71_21, 78_71, 101_17]],
    ["Showcase", true, [67_49, 89_96, 67_49, 89_96]],
    ["Showcase Plus", true, [112_49, 112_49, 112_49, 112_49]],
  ] as const)("is that of the table: %s, discount %s", (plan, hasDiscount, totals) => {
    expect(CHOICES.map((addOns) => quoteOrder({ plan, addOns, hasDiscount }).totalCents)).toEqual(totals);
  });

  test("adds up: the subtotal minus the discount plus the taxes is the total", () => {
    const choice = fc.record({
      plan: fc.constantFrom(...PLANS),
      addOns: fc.constantFrom(...CHOICES),
      hasDiscount: fc.boolean(),
      province: fc.constantFrom("Ontario", "Quebec", "Alberta", "British Columbia", "Nova Scotia"),
    });
    fc.assert(
      fc.property(choice, ({ province, ...chosen }) => {
        const tax = {
          salesTax: { hasQst: true, pst: ["British Columbia"] as const },
          province,
          on: new Date("2026-11-20"),
        } as const;
        const quote = quoteOrder({ ...chosen, tax: tax as never });
        const taxCents = quote.taxes.reduce((sum, line) => sum + line.cents, 0);
        expect(quote.totalCents).toBe(quote.subtotalCents - quote.discountCents + taxCents);
        expect(quote.planCents).toBeLessThanOrEqual(quote.subtotalCents);
      }),
    );
  });

  test("is the same with an add-on that the plan includes, and the listing has it", () => {
    const quote = (plan: Plan, addOns: AddOn[] = []) => quoteOrder({ plan, addOns, hasDiscount: false });
    expect(quote("Showcase", ["exposure"])).toMatchObject({ addOns: [], boosts: ["exposure"], days: 90 });
    expect(quote("Showcase", ["priority"])).toMatchObject({ boosts: ["exposure", "priority"] });
    expect(quote("Showcase Plus")).toMatchObject({ boosts: ["exposure", "social", "priority"], days: 120 });
    expect(quote("Basic", ["exposure"])).toMatchObject({ boosts: ["exposure"], days: 60 });
  });
});

describe("the status of an order", () => {
  const FACTS: PaymentFact[] = ["cancelled", "paid", "refunded", "disputed"];

  test("depends on the known facts, not on the order in which they arrived", () => {
    fc.assert(
      fc.property(fc.subarray(FACTS), fc.infiniteStream(fc.nat()), (facts, keys) => {
        const follow = (order: readonly PaymentFact[]) => order.reduce<OrderStatus>(statusAfter, "open");
        const shuffled = facts
          .map((fact) => ({ fact, key: keys.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ fact }) => fact);
        expect(follow(shuffled)).toBe(follow(facts));
      }),
    );
  });

  test("stays paid until a refund or a dispute", () => {
    expect(statusAfter("paid", "cancelled")).toBe("paid");
    expect(statusAfter("paid", "refunded")).toBe("refunded");
    expect(statusAfter("refunded", "paid")).toBe("refunded");
    expect(statusAfter("cancelled", "paid")).toBe("paid");
  });
});

test("a discount code uses 31 characters, none of which can be mistaken for another", () => {
  expect(new Set(DISCOUNT_CODE_ALPHABET).size).toBe(31);
  expect(DISCOUNT_CODE_ALPHABET).not.toMatch(/[01ILO]/u);
});
