import { describe, expect, test } from "vitest";
import { problemsOf } from "../../shared/problems.ts";
import { type EnteredTerms, type QuotedTerms, readTerms } from "./quoted-terms.rules.ts";
import { NO_TERM_TEXTS, readTermTexts, toTermTexts } from "./term-texts.rules.ts";

const RENT = {
  amountCents: 19_99,
  per: "sqft_year",
  basis: "net",
  additional: { amountCents: 5, per: "month" },
} as const;
const NOTHING: QuotedTerms = { sale: null, lease: null, availableArea: null };
const read = (entered: EnteredTerms, listingType: "sale" | "rent" | "both") =>
  readTerms({ ...entered, listingType, monthlyRent: undefined });

describe("the form", () => {
  test.each([
    ["sale", { ...NOTHING, sale: { kind: "amount", amountCents: 450_000_00 } }],
    ["sale", { ...NOTHING, sale: { kind: "from", amountCents: 1 } }],
    ["sale", { ...NOTHING, sale: { kind: "range", amountCents: 1_00, toCents: 2_50 } }],
    ["sale", { ...NOTHING, sale: { kind: "on_request" } }],
    ["rent", { ...NOTHING, lease: { kind: "amount", ...RENT }, availableArea: { from: 100_01, to: null } }],
    ["rent", { ...NOTHING, lease: { kind: "range", ...RENT, toCents: 25_00 }, availableArea: { from: 5, to: 99_999 } }],
    ["rent", { ...NOTHING, lease: { kind: "on_request" } }],
    ["both", { ...NOTHING, sale: { kind: "on_request" }, lease: { kind: "amount", ...RENT, additional: null } }],
    ["both", { ...NOTHING, sale: { kind: "amount", amountCents: 1_00 } }],
  ] as ["sale" | "rent" | "both", QuotedTerms][])("returns a quote for %s unchanged: %j", (listingType, quoted) => {
    expect(read(readTermTexts({ ...toTermTexts(quoted), listingType }), listingType)).toEqual({ value: quoted });
  });

  test.each([
    ["", "listings.rent_required"],
    ["1.2.3", "prices.wrong_amount"],
    ["12.345", "prices.wrong_amount"],
    ["0", "prices.wrong_amount"],
    [".", "prices.wrong_amount"],
  ])("rejects the rent '%s'", (rent, id) => {
    const entered = readTermTexts({ listingType: "rent", price: "", terms: { ...NO_TERM_TEXTS, rent } });
    expect(problemsOf(read(entered, "rent"))).toMatchObject({ "lease.amountCents": { id } });
  });

  test("names every invalid field of a quote", () => {
    const terms = { ...NO_TERM_TEXTS, saleKind: "range", rent: "5", additional: "x", areaTo: "5" };
    const entered = readTermTexts({ listingType: "both", price: "", terms });
    expect(Object.keys(problemsOf(read(entered, "both")))).toEqual([
      "sale.amountCents",
      "sale.toCents",
      "lease.additional.amountCents",
      "availableArea.from",
    ]);
  });
});
