import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ProvinceName } from "../places/places.provinces.ts";
import { findNote, sumNotes, toNoteNumber } from "./credit-notes.rules.ts";
import { computeTaxes, PST_PROVINCES, type TaxLine } from "./orders.taxes.ts";

const salesTax = { hasQst: true, pst: PST_PROVINCES };

/**
 * Worked out by hand, in dollars: the day, the price before tax, each tax on it (price × rate, half a cent up), the
 * total, a refund, and its credit note (each tax × refund ÷ total, half a cent up; the rest is the price before tax).
 */
const VECTORS: readonly (readonly [ProvinceName, string, string, string, string, string, string])[] = [
  ["Alberta", "2026-11-28", "64.99", "GST 3.25", "68.24", "20.00", "19.05 + GST 0.95"],
  ["Alberta", "2026-11-28", "240.00", "GST 12.00", "252.00", "100.00", "95.24 + GST 4.76"],
  ["Alberta", "2026-11-28", "112.49", "GST 5.62", "118.11", "0.07", "0.07 + GST 0.00"],
  ["British Columbia", "2026-11-28", "64.99", "GST 3.25 + PST 4.55", "72.79", "20.00", "17.86 + GST 0.89 + PST 1.25"],
  [
    "British Columbia",
    "2026-11-28",
    "240.00",
    "GST 12.00 + PST 16.80",
    "268.80",
    "100.00",
    "89.29 + GST 4.46 + PST 6.25",
  ],
  ["British Columbia", "2026-11-28", "112.49", "GST 5.62 + PST 7.87", "125.98", "0.07", "0.07 + GST 0.00 + PST 0.00"],
  ["Manitoba", "2026-11-28", "64.99", "GST 3.25 + PST 4.55", "72.79", "20.00", "17.86 + GST 0.89 + PST 1.25"],
  ["Manitoba", "2026-11-28", "240.00", "GST 12.00 + PST 16.80", "268.80", "100.00", "89.29 + GST 4.46 + PST 6.25"],
  ["Manitoba", "2026-11-28", "112.49", "GST 5.62 + PST 7.87", "125.98", "0.07", "0.07 + GST 0.00 + PST 0.00"],
  ["New Brunswick", "2026-11-28", "64.99", "HST 9.75", "74.74", "20.00", "17.39 + HST 2.61"],
  ["New Brunswick", "2026-11-28", "240.00", "HST 36.00", "276.00", "100.00", "86.96 + HST 13.04"],
  ["New Brunswick", "2026-11-28", "112.49", "HST 16.87", "129.36", "0.07", "0.06 + HST 0.01"],
  ["Newfoundland and Labrador", "2026-11-28", "64.99", "HST 9.75", "74.74", "20.00", "17.39 + HST 2.61"],
  ["Newfoundland and Labrador", "2026-11-28", "240.00", "HST 36.00", "276.00", "100.00", "86.96 + HST 13.04"],
  ["Newfoundland and Labrador", "2026-11-28", "112.49", "HST 16.87", "129.36", "0.07", "0.06 + HST 0.01"],
  ["Northwest Territories", "2026-11-28", "64.99", "GST 3.25", "68.24", "20.00", "19.05 + GST 0.95"],
  ["Northwest Territories", "2026-11-28", "240.00", "GST 12.00", "252.00", "100.00", "95.24 + GST 4.76"],
  ["Northwest Territories", "2026-11-28", "112.49", "GST 5.62", "118.11", "0.07", "0.07 + GST 0.00"],
  ["Nova Scotia", "2026-11-28", "64.99", "HST 9.10", "74.09", "20.00", "17.54 + HST 2.46"],
  ["Nova Scotia", "2026-11-28", "240.00", "HST 33.60", "273.60", "100.00", "87.72 + HST 12.28"],
  ["Nova Scotia", "2026-11-28", "112.49", "HST 15.75", "128.24", "0.07", "0.06 + HST 0.01"],
  ["Nunavut", "2026-11-28", "64.99", "GST 3.25", "68.24", "20.00", "19.05 + GST 0.95"],
  ["Nunavut", "2026-11-28", "240.00", "GST 12.00", "252.00", "100.00", "95.24 + GST 4.76"],
  ["Nunavut", "2026-11-28", "112.49", "GST 5.62", "118.11", "0.07", "0.07 + GST 0.00"],
  ["Ontario", "2026-11-28", "64.99", "HST 8.45", "73.44", "20.00", "17.70 + HST 2.30"],
  ["Ontario", "2026-11-28", "240.00", "HST 31.20", "271.20", "100.00", "88.50 + HST 11.50"],
  ["Ontario", "2026-11-28", "112.49", "HST 14.62", "127.11", "0.07", "0.06 + HST 0.01"],
  ["Prince Edward Island", "2026-11-28", "64.99", "HST 9.75", "74.74", "20.00", "17.39 + HST 2.61"],
  ["Prince Edward Island", "2026-11-28", "240.00", "HST 36.00", "276.00", "100.00", "86.96 + HST 13.04"],
  ["Prince Edward Island", "2026-11-28", "112.49", "HST 16.87", "129.36", "0.07", "0.06 + HST 0.01"],
  ["Quebec", "2026-11-28", "64.99", "GST 3.25 + QST 6.48", "74.72", "20.00", "17.40 + GST 0.87 + QST 1.73"],
  ["Quebec", "2026-11-28", "240.00", "GST 12.00 + QST 23.94", "275.94", "100.00", "86.97 + GST 4.35 + QST 8.68"],
  ["Quebec", "2026-11-28", "112.49", "GST 5.62 + QST 11.22", "129.33", "0.07", "0.06 + GST 0.00 + QST 0.01"],
  ["Saskatchewan", "2026-11-28", "64.99", "GST 3.25 + PST 3.90", "72.14", "20.00", "18.02 + GST 0.90 + PST 1.08"],
  ["Saskatchewan", "2026-11-28", "240.00", "GST 12.00 + PST 14.40", "266.40", "100.00", "90.09 + GST 4.50 + PST 5.41"],
  ["Saskatchewan", "2026-11-28", "112.49", "GST 5.62 + PST 6.75", "124.86", "0.07", "0.07 + GST 0.00 + PST 0.00"],
  ["Yukon", "2026-11-28", "64.99", "GST 3.25", "68.24", "20.00", "19.05 + GST 0.95"],
  ["Yukon", "2026-11-28", "240.00", "GST 12.00", "252.00", "100.00", "95.24 + GST 4.76"],
  ["Yukon", "2026-11-28", "112.49", "GST 5.62", "118.11", "0.07", "0.07 + GST 0.00"],
  ["Nova Scotia", "2025-03-31", "64.99", "HST 9.75", "74.74", "20.00", "17.39 + HST 2.61"],
];

const toCents = (dollars: string): number => Math.round(Number(dollars) * 100);
const toDollars = (cents: number): string => (cents / 100).toFixed(2);
const describeTaxes = (taxes: readonly TaxLine[]): string[] =>
  taxes.map(({ tax, cents }) => `${tax} ${toDollars(cents)}`);

describe.each(VECTORS)("an order in %s on %s for %s", (province, day, price, taxed, total, refund, credited) => {
  const net = toCents(price);
  const taxes = computeTaxes(net, { salesTax, province, on: new Date(`${day}T17:00:00Z`) });
  const order = { taxes, totalCents: taxes.reduce((sum, { cents }) => sum + cents, net) };

  test("has these taxes", () => {
    expect(describeTaxes(taxes).join(" + ")).toBe(taxed);
    expect(toDollars(order.totalCents)).toBe(total);
  });

  test("has this credit note for a part, and the rest of each tax on the note for the rest", () => {
    const part = findNote({ order, before: 0, after: toCents(refund) });
    expect([toDollars(part?.netCents ?? 0), ...describeTaxes(part?.taxes ?? [])].join(" + ")).toBe(credited);
    const rest = findNote({ order, before: toCents(refund), after: order.totalCents });
    const sums = taxes.map(({ tax, rate }, at) => {
      const cents = (part?.taxes[at]?.cents ?? 0) + (rest?.taxes[at]?.cents ?? 0);
      return { tax, rate, cents };
    });
    expect(sums).toEqual(taxes);
    expect((part?.netCents ?? 0) + (rest?.netCents ?? 0)).toBe(net);
  });
});

describe("notes", () => {
  const order = {
    taxes: [
      { tax: "GST", rate: 5_000, cents: 12_00 },
      { tax: "QST", rate: 9_975, cents: 23_94 },
    ],
    totalCents: 275_94,
  } as const;

  test("of any refunds and failed refunds add up to what was refunded, tax by tax", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: order.totalCents }), { minLength: 1 }), (amounts) => {
        const states = [0, ...amounts, order.totalCents];
        const notes = states.slice(1).flatMap((after, at) => findNote({ order, before: states[at] ?? 0, after }) ?? []);
        expect(sumNotes(notes)).toBe(order.totalCents);
        for (const [at, { cents }] of order.taxes.entries()) {
          const shares = notes.map(({ kind, taxes }) => (kind === "credit" ? 1 : -1) * (taxes[at]?.cents ?? 0));
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents);
        }
      }),
    );
  });

  test("a failed refund has a debit note with the amounts of its credit note", () => {
    const credit = findNote({ order, before: 0, after: 100_00 });
    expect(findNote({ order, before: 100_00, after: 0 })).toEqual({ ...credit, kind: "debit" });
  });

  test("nothing refunded has no note", () => {
    expect(findNote({ order, before: 50_00, after: 50_00 })).toBeUndefined();
  });

  test("are numbered by kind", () => {
    expect([toNoteNumber("credit", 12), toNoteNumber("debit", 1)]).toEqual(["CN-000012", "DN-000001"]);
  });
});
