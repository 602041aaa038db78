import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../shared/text.ts";
import { type LeaseTerms, RENT_BASES, RENT_UNITS, type SaleTerms } from "./price-terms.schema.ts";
import { describeLease, describeMonthlyRent, describeSale, describeSalePerSqft, joinQuote } from "./price-text.ts";

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

/** What may stand alone at the end of a line, or at its beginning: every piece between ordinary spaces. */
const piecesOf = (text: string) => text.split(" ");

describe.each(LANGUAGES)("in %s, a line that ends within a quote", (language) => {
  const measures = { rentMonthGross: 250_000, rentMonthNet: null };
  const texts = [
    ...SALES.map((sale) => joinQuote(describeSale(sale, language))),
    ...LEASES.flatMap((lease) => [
      joinQuote(describeLease(lease, language)),
      describeMonthlyRent({ lease, measures }, language) ?? "",
    ]),
    describeSalePerSqft(AMOUNTS.amountCents, language),
  ];

  test("separates no number from its currency or from what it is for", () => {
    const broken = texts.flatMap(piecesOf).filter((piece) => /^(?:\/|\$|\d[^$]*$|\+$)|(?:\/|\+)$/u.test(piece));
    expect(broken).toEqual([]);
  });
});

test("a range of prices in French may continue on the next line at its second amount", () => {
  const { amount } = describeSale({ kind: "range", amountCents: 1_245_000_000, toCents: 9_999_999_900 }, "fr");
  expect(piecesOf(amount).map((piece) => piece.replaceAll(/\s/gu, " "))).toEqual(["De 12 450 000 $", "à 99 999 999 $"]);
});

test("both amounts of a range have cents if one of them does", () => {
  const lease = { kind: "range", amountCents: 20_00, toCents: 25_50, per: "month", basis: "gross" } as const;
  expect(describeLease({ ...lease, additional: null }, "en").amount).toBe("CA$20.00–CA$25.50");
  expect(describeLease({ ...lease, toCents: 25_00, additional: null }, "en").amount).toBe("CA$20–CA$25");
});
