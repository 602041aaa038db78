import { expect, test } from "vitest";
import { MONTHLY_GROSS } from "../prices/rents.terms.ts";
import { buildShareText } from "./share-text.ts";

const LISTING = {
  titles: { en: "Brick storefront on a corner" },
  sale: { kind: "amount", amountCents: 450_000_00 },
  lease: null,
  city: "Montreal",
  province: "Quebec",
} as const;

test("a share text exists in both languages and contains nothing that the card does not show", () => {
  expect(buildShareText(LISTING, { language: "en", url: "https://vp.example/property/1" })).toBe(
    "Brick storefront on a corner\nCA$450,000 · Montreal, QC\nAvailable off-market. Details for members on Vestpocket: https://vp.example/property/1",
  );
  const french = buildShareText(
    {
      ...LISTING,
      titles: { ...LISTING.titles, fr: "Local en brique" },
      sale: null,
      lease: { ...MONTHLY_GROSS, amountCents: 4_500_00 },
    },
    { language: "fr", url: "https://vp.example/fr/property/1" },
  );
  expect(french.replace(/\s/gu, " ")).toContain("4 500 $ / mois brut · Montréal, QC");
  expect(french).toMatch(/^Local en brique\n/u);
  expect(french).toContain("Détails pour les membres sur Vestpocket");
});
