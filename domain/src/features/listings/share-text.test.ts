import { expect, test } from "vitest";
import { buildShareText } from "./share-text.ts";

const LISTING = {
  name: "Brick storefront on a corner",
  price: 450_000,
  city: "Montreal",
  province: "Quebec",
  listingType: "sale",
} as const;

test("a share text exists in both languages and holds nothing that the card does not show", () => {
  expect(buildShareText(LISTING, { language: "en", url: "https://vp.example/property/1" })).toBe(
    "Brick storefront on a corner\nCA$450,000 · Montreal, QC\nA pocket listing, not advertised openly. Details on Vestpocket: https://vp.example/property/1",
  );
  const french = buildShareText(
    { ...LISTING, price: 4_500, listingType: "rent" },
    { language: "fr", url: "https://vp.example/fr/property/1" },
  );
  expect(french.replace(/\s/gu, " ")).toContain("4 500 $ / mois · Montréal, QC");
  expect(french).toContain("Détails sur Vestpocket");
});
