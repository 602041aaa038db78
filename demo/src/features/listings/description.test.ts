import { otherLanguage } from "@vestpocket/domain/listings/listing-texts.rules";
import { createRandom } from "@vestpocket/domain/shared/random";
import { describe, expect, test } from "vitest";
import { type DemoListing, generateListings } from "./listings.demo.ts";

/** Each language of a listing as a listing of its own. */
const listings = generateListings(createRandom(20_250_601), 1_500).flatMap((listing) => {
  const { otherTitle: title, otherDescription: description = "" } = listing;
  return title === undefined
    ? [listing]
    : [listing, { ...listing, title, description, language: otherLanguage(listing.language) }];
});
const written = (listing: DemoListing) => `${listing.title}\n${listing.description}`;

function share(of: (listing: DemoListing) => boolean, among: readonly DemoListing[] = listings): number {
  return among.filter(of).length / among.length;
}

describe("a listing's description agrees with its form", () => {
  const numbersOf = (listing: DemoListing) =>
    Object.values(listing.features).filter((value) => typeof value === "number");
  const textsOf = (listing: DemoListing) =>
    Object.values(listing.features).filter((value) => typeof value === "string");

  /** '1,250 sq ft' → 1250; '15,1 acres' in French → 15.1. */
  function readFigure(language: string, text: string): number {
    const plain = language === "fr" ? text.replaceAll("\u00a0", "").replace(",", ".") : text.replaceAll(",", "");
    return Number.parseFloat(plain);
  }

  /** Every figure before this unit in the title and the description. */
  function figures(listing: DemoListing, unit: string): number[] {
    const pattern = new RegExp(`(\\d[\\d,.\\u00a0]*)[ \\u00a0-]${unit}`, "gu");
    return [...written(listing).matchAll(pattern)].map(([, figure = ""]) => readFigure(listing.language, figure));
  }

  test.each([
    ["square feet", "en", "sq ft"],
    ["square feet in French", "fr", "pi²"],
    ["acres", "en", "acres?(?![a-z])"],
    ["acres in French", "fr", "acres?"],
    ["clear height and frontage", "en", "ft"],
    ["clear height and frontage in French", "fr", "pi(?![a-z²è])"],
    ["amperes", "en", "amps"],
    ["kilograms of quota", "en", "kg/day"],
  ])("the same %s", (_, language, unit) => {
    let compared = 0;
    for (const listing of listings.filter((candidate) => candidate.language === language)) {
      for (const figure of figures(listing, unit)) {
        const known = [...numbersOf(listing), ...textsOf(listing).map((text) => readFigure(language, text))];
        expect(known, `${figure} in: ${written(listing)}`).toContain(figure);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(5);
  });

  test("numbers of units and seats are those of the form", () => {
    for (const listing of listings) {
      const [, units] = /^(\d+)-unit/u.exec(listing.title) ?? [];
      if (units !== undefined) expect(listing.features.numberOfUnits).toBe(Number(units));
      const [, seats] = /(\d+)-seat/u.exec(listing.title) ?? [];
      if (seats !== undefined) expect(listing.features.seats).toBe(Number(seats));
    }
  });

  test("a lot is never smaller than one floor of its building", () => {
    for (const { features, subtype } of listings) {
      if (typeof features.lotSize !== "number" || typeof features.totalArea !== "number") continue;
      expect(features.lotSize, subtype).toBeGreaterThanOrEqual(features.totalArea);
    }
  });

  test("warehouse and office areas add up to the total", () => {
    for (const { features } of listings) {
      const { warehouseSqFt, officeSqFt, totalArea } = features;
      if (typeof warehouseSqFt !== "number" || typeof officeSqFt !== "number" || typeof totalArea !== "number")
        continue;
      expect(warehouseSqFt + officeSqFt).toBe(totalArea);
    }
  });

  test("the cap rate is the income divided by the price", () => {
    for (const { features, price } of listings) {
      if (typeof features.capRate !== "number" || typeof features.netOperatingIncome !== "number") continue;
      expect(Math.abs(features.capRate - (features.netOperatingIncome / price) * 100)).toBeLessThanOrEqual(0.051);
    }
  });

  test("property taxes on a building are 1 to 2.5 % of its price", () => {
    for (const { features, price, type } of listings) {
      if (typeof features.propertyTaxes !== "number" || type === "Farm & Agricultural" || type === "Land & Development")
        continue;
      expect(features.propertyTaxes / price).toBeGreaterThanOrEqual(0.0099);
      expect(features.propertyTaxes / price).toBeLessThanOrEqual(0.025);
    }
  });

  test("workable land and pasture do not exceed the acreage", () => {
    for (const { features } of listings) {
      const acres = features.acres;
      if (typeof acres !== "number") continue;
      const { workableAcres = 0, pastureAcres = 0 } = features;
      expect(Number(workableAcres) + Number(pastureAcres)).toBeLessThanOrEqual(acres);
      expect(Number(features.tileDrainedAcres ?? 0)).toBeLessThanOrEqual(acres);
    }
  });

  test("a listing of premises for sale and for rent has a monthly rent", () => {
    const both = listings.filter(({ listingType }) => listingType === "both");
    expect(share(({ features }) => typeof features.monthlyRent === "number", both)).toBeGreaterThan(0.85);
    for (const { features, listingType } of listings) {
      if (listingType !== "both") expect(features.monthlyRent).toBeUndefined();
    }
  });
});
