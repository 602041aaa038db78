import { describe, expect, test } from "vitest";
import { PROVINCES } from "../places/places.schema.ts";
import { quoteOrder } from "./orders.rules.ts";
import { computeTaxes, PST_PROVINCES } from "./orders.taxes.ts";

const ON = new Date("2026-11-20T15:00:00Z");
const salesTax = { hasQst: true, pst: PST_PROVINCES };

describe("sales tax", () => {
  test.each([
    ["Ontario", "Basic", 73_44],
    ["Nova Scotia", "Showcase", 102_59],
    ["New Brunswick", "Showcase Plus", 172_49],
    ["Quebec", "Showcase Plus", 172_45],
    ["Alberta", "Basic", 68_24],
  ] as const)("of %s on %s makes the total", (province, plan, total) => {
    const quote = quoteOrder({ plan, addOns: [], hasDiscount: false, tax: { salesTax, province, on: ON } });
    expect(quote.totalCents).toBe(total);
  });

  test("QST is charged only by a seller who is registered for it", () => {
    const taxes = computeTaxes(100_00, { salesTax: { ...salesTax, hasQst: false }, province: "Quebec", on: ON });
    expect(taxes.map(({ tax }) => tax)).toEqual(["GST"]);
  });

  test("is charged on the discounted price", () => {
    const tax = { salesTax, province: "Ontario", on: ON } as const;
    const quote = quoteOrder({ plan: "Basic", addOns: ["priority", "exposure"], hasDiscount: true, tax });
    expect(quote.subtotalCents - quote.discountCents).toBe(101_17);
    expect(quote.totalCents).toBe(114_32);
  });

  test("in Quebec has two lines, each on the price before tax", () => {
    expect(computeTaxes(149_99, { salesTax, province: "Quebec", on: ON })).toEqual([
      { tax: "GST", rate: 5_000, cents: 7_50 },
      { tax: "QST", rate: 9_975, cents: 14_96 },
    ]);
  });

  test("of a province is charged only if the seller is registered there", () => {
    const names = (pst: (typeof PST_PROVINCES)[number][]) =>
      computeTaxes(100_00, { salesTax: { hasQst: true, pst }, province: "British Columbia", on: ON }).map(
        ({ tax }) => tax,
      );
    expect(names(["British Columbia"])).toEqual(["GST", "PST"]);
    expect(names(["Manitoba"])).toEqual(["GST"]);
  });

  test("changes on the right day: Nova Scotia's is 14 % since April 1, 2025", () => {
    const rate = (on: string) => computeTaxes(100_00, { salesTax, province: "Nova Scotia", on: new Date(on) })[0]?.rate;
    expect(rate("2025-04-01T03:59:59Z")).toBe(15_000);
    expect(rate("2025-04-01T04:00:00Z")).toBe(14_000);
  });

  test("is either GST or HST everywhere", () => {
    for (const { name } of PROVINCES) {
      const taxes = computeTaxes(100_00, { salesTax, province: name, on: ON }).map(({ tax }) => tax);
      expect(
        taxes.filter((tax) => tax === "GST" || tax === "HST"),
        name,
      ).toHaveLength(1);
    }
  });
});
