import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../shared/text.ts";
import { UNIT_SYSTEMS } from "../../shared/units.ts";
import type { LeaseTerms, SaleTerms } from "./price-terms.schema.ts";
import {
  describeLease,
  describeMeasure,
  describeMonthlyRent,
  describeSale,
  describeSaleBelow,
  describeSalePerArea,
  joinQuote,
  toHeadline,
} from "./price-text.ts";
import { RENT_BASES, RENT_UNITS } from "./rents.terms.ts";

const IMPERIAL = { language: "en", units: "imperial" } as const;
const AMOUNTS = { amountCents: 1_250_000, toCents: 2_475_050 };
const SALES: readonly SaleTerms[] = [
  { kind: "amount", amountCents: AMOUNTS.amountCents },
  { kind: "from", amountCents: AMOUNTS.amountCents },
  { kind: "range", ...AMOUNTS },
];
const LEASES: readonly LeaseTerms[] = RENT_UNITS.flatMap((per) =>
  RENT_BASES.flatMap((basis): LeaseTerms[] => {
    const additional = { amountCents: 125_000, per: "month" } as const;
    return [
      { kind: "amount", amountCents: AMOUNTS.amountCents, per, basis, additional: null },
      { kind: "range", ...AMOUNTS, per, basis, additional },
    ];
  }),
);

/** Pieces that may stand alone at the start or end of a line: everything between ordinary spaces. */
const piecesOf = (text: string) => text.split(" ");

const READERS = LANGUAGES.flatMap((language) => UNIT_SYSTEMS.map((units) => ({ language, units })));

describe.each(READERS)("in $language and $units units, a line that ends within a quote", (reader) => {
  const { language } = reader;
  const measures = { rentMonthGross: 250_000, rentMonthNet: null };
  const texts = [
    ...SALES.map((sale) => joinQuote(describeSale(sale, language))),
    ...LEASES.flatMap((lease) => [
      joinQuote(describeLease(lease, reader)),
      describeMonthlyRent({ lease, measures }, language) ?? "",
    ]),
    describeSalePerArea(AMOUNTS.amountCents, reader),
  ];

  test("separates no number from its currency or from its unit", () => {
    const broken = texts.flatMap(piecesOf).filter((piece) => /^(?:\/|\$|\d[^$]*$|\+$)|(?:\/|\+)$/u.test(piece));
    expect(broken).toEqual([]);
  });
});

test("a rent breaks lines only at a space: its unit and what it covers are never split at a hyphen", () => {
  for (const language of LANGUAGES) {
    for (const units of UNIT_SYSTEMS) {
      for (const lease of LEASES)
        expect(joinQuote(describeLease(lease, { language, units }))).not.toMatch(/-(?!\u2060)/u);
    }
  }
});

test("a range of prices in French may continue on the next line at its second amount", () => {
  const { amount } = describeSale({ kind: "range", amountCents: 1_245_000_000, toCents: 9_999_999_900 }, "fr");
  expect(piecesOf(amount).map((piece) => piece.replaceAll(/\s/gu, " "))).toEqual(["De 12 450 000 $", "à 99 999 999 $"]);
});

test("both amounts of a range have cents if one of them does", () => {
  const lease = { kind: "range", amountCents: 20_00, toCents: 25_50, per: "month", basis: "gross" } as const;
  expect(describeLease({ ...lease, additional: null }, IMPERIAL).amount).toBe("CA$20.00–CA$25.50");
  expect(describeLease({ ...lease, toCents: 25_00, additional: null }, IMPERIAL).amount).toBe("CA$20–CA$25");
});

describe("in metric units a rent is quoted by the square metre or hectare", () => {
  const net = { kind: "amount", amountCents: 20_00, basis: "net", additional: null } as const;
  const say = (lease: LeaseTerms, language: "en" | "fr") =>
    joinQuote(describeLease(lease, { language, units: "metric" })).replaceAll(/\s/gu, " ");

  test("in both languages", () => {
    expect(say({ ...net, per: "sqft_year" }, "en")).toBe("CA$215.28 / m² / year net");
    expect(say({ ...net, per: "sqft_year" }, "fr")).toBe("215,28 $ / m² / an net");
    expect(say({ ...net, per: "acre_year", amountCents: 500_00 }, "fr")).toBe("1 235,53 $ / ha / an net");
  });

  test("with both amounts of a range, and its additional rent", () => {
    const additional = { amountCents: 10_00, per: "sqft_year" } as const;
    const range = { ...net, kind: "range", toCents: 25_00, per: "sqft_year", additional } as const;
    expect(say(range, "en")).toBe("CA$215.28–CA$269.10 / m² / year net + CA$107.64 additional rent");
    expect(say({ ...range, per: "month" }, "en")).toBe(
      "CA$20–CA$25 / month net + CA$107.64 / m² / year additional rent",
    );
  });

  test("and so is the comparison, except by the month", () => {
    const metric = { language: "en", units: "metric" } as const;
    const measure = (per: "sqft_year" | "month") => describeMeasure({ cents: 30_00, per, basis: "gross" }, metric);
    expect(measure("sqft_year").replaceAll(/\s/gu, " ")).toBe("CA$322.92 / m² / year gross");
    expect(measure("month").replaceAll(/\s/gu, " ")).toBe("CA$30 / month gross");
    expect(describeSalePerArea(180_00, metric).replaceAll(/\s/gu, " ")).toBe("CA$1,937.50 / m²");
  });
});

test("the headline is the rent for readers who look for rents, otherwise the price of the sale", () => {
  const sale = { kind: "amount", amountCents: 45_000_000 } as const;
  const lease: LeaseTerms = { kind: "on_request" };
  const both = { sale, lease };
  expect(toHeadline(both)).toBe("sale");
  expect(toHeadline(both, "sale")).toBe("sale");
  expect(toHeadline(both, "rent")).toBe("lease");
  expect(toHeadline({ ...both, lease: null }, "rent")).toBe("sale");
  expect(toHeadline({ ...both, sale: null }, "sale")).toBe("lease");
  expect(toHeadline({ sale: null, lease: null }, "rent")).toBeNull();
  expect(describeSaleBelow(sale, "en")).toBe("For sale: CA$450,000");
  expect(describeSaleBelow(sale, "fr")).toBe("À vendre\u00A0: 450\u00A0000\u00A0$");
  expect(describeSaleBelow({ kind: "on_request" }, "en")).toBeUndefined();
});
