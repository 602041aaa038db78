import { CATEGORIES } from "@vestpocket/domain/categories/categories.schema";
import { addKeyword } from "@vestpocket/domain/keywords/keywords.rules";
import { readFeatures } from "@vestpocket/domain/listings/features.rules";
import { DESCRIPTION_MAX, TITLE_MAX } from "@vestpocket/domain/listings/listing-texts.rules";
import { findCity, findProvince, PROVINCES } from "@vestpocket/domain/places/places.schema";
import { PRICE_MAX, PRICE_MIN } from "@vestpocket/domain/prices/prices.schema";
import { createRandom } from "@vestpocket/domain/shared/random";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RENT_MAX, RENT_MIN } from "./lease.ts";
import { type DemoListing, generateListing, generateListings } from "./listings.demo.ts";

const YEAR = 2026;
const listings = generateListings(createRandom(20_250_601), 1_500);
const written = (listing: DemoListing) => `${listing.title}\n${listing.description}`;

function countBy(key: (listing: DemoListing) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const listing of listings) counts.set(key(listing), (counts.get(key(listing)) ?? 0) + 1);
  return counts;
}

function share(of: (listing: DemoListing) => boolean, among: readonly DemoListing[] = listings): number {
  return among.filter(of).length / among.length;
}

describe("a market of 1,500 listings", () => {
  test("has at least twenty listings of each of the 37 subtypes", () => {
    const counts = countBy(({ type, subtype }) => `${type}/${subtype}`);
    const subtypes = CATEGORIES.flatMap(({ type, subtypes }) => subtypes.map(({ name }) => `${type}/${name}`));
    expect(subtypes).toHaveLength(37);
    for (const subtype of subtypes) expect(counts.get(subtype), subtype).toBeGreaterThanOrEqual(20);
    expect(counts.size).toBe(37);
  });

  test("has at least two listings in every city of every province", () => {
    const counts = countBy(({ province, city }) => `${province}/${city}`);
    const cities = PROVINCES.flatMap(({ name, cities }) => cities.map((city) => `${name}/${city.name}`));
    for (const city of cities) expect(counts.get(city), city).toBeGreaterThanOrEqual(2);
    expect(counts.size).toBe(cities.length);
  });

  test("has more listings in Toronto than in any small town", () => {
    const counts = countBy(({ city }) => city);
    expect(counts.get("Toronto")).toBeGreaterThan(10 * (counts.get("Souris") ?? 0));
  });

  test("repeats fewer than 3 % of titles, and no description", () => {
    expect(countBy(({ title }) => title).size).toBeGreaterThan(0.97 * listings.length);
    expect(countBy(({ description }) => description).size).toBe(listings.length);
  });

  test("mixes statuses, plans and languages in realistic proportions", () => {
    expect(share(({ status }) => status === "active")).toBeCloseTo(0.82, 1);
    expect(share(({ plan }) => plan === "Basic")).toBeCloseTo(0.62, 1);
    const quebec = listings.filter(({ province }) => province === "Quebec");
    expect(share(({ language }) => language === "fr", quebec)).toBeCloseTo(0.45, 1);
    expect(listings.some(({ province, language }) => province === "New Brunswick" && language === "fr")).toBe(true);
    for (const { province, language } of listings) {
      if (language === "fr") expect(["Quebec", "New Brunswick"]).toContain(province);
    }
  });

  test("offers shops for sale and for rent, but businesses only for sale", () => {
    const offers = (subtype: string) =>
      new Set(listings.filter((l) => l.subtype === subtype).map((l) => l.listingType));
    expect(offers("Retail")).toEqual(new Set(["sale", "rent", "both"]));
    expect(offers("Service Industry")).toEqual(new Set(["sale"]));
    expect(offers("Multi-Family")).toEqual(new Set(["sale"]));
  });

  test("has hardly any dairy farms in big cities and in the North", () => {
    const farms = listings.filter(({ subtype }) => subtype === "Dairy Farms");
    const places = ["Toronto", "Vancouver", "Montreal", "Iqaluit", "Yellowknife"];
    expect(share(({ city }) => places.includes(city), farms)).toBeLessThan(0.05);
  });
});

describe("any listing", () => {
  test("is the same for the same seed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_294_967_295 }), (seed) => {
        expect(generateListing(createRandom(seed))).toEqual(generateListing(createRandom(seed)));
      }),
      { numRuns: 50 },
    );
    expect(generateListings(createRandom(4), 60)).toEqual(generateListings(createRandom(4), 60));
  });

  test("has values that its form accepts", () => {
    for (const { type, subtype, features, title } of listings) {
      expect(readFeatures({ type, subtype, features, currentYear: YEAR }), title).toEqual({ value: features });
    }
  });

  test("was built when its age says, if it says a year", () => {
    const built = listings.filter(({ features }) => features.yearBuilt !== undefined);
    expect(share(({ features }) => features.yearBuilt !== undefined)).toBeGreaterThan(0.2);
    for (const { features, title } of built) {
      const age = 2025 - Number(features.yearBuilt);
      const isOld = features.approxAge === "Over 10 years";
      expect(age > 10, title).toBe(isOld);
    }
  });

  test("is in a city of its province", () => {
    for (const { province, city } of listings) {
      const found = findProvince(province);
      expect(found && findCity(found, city)?.name).toBe(city);
    }
  });

  test("has a title of at most 120 characters and two to four paragraphs, without exclamation marks or capitals", () => {
    for (const listing of listings) {
      expect(listing.title.length).toBeGreaterThan(8);
      expect([...listing.title].length, listing.title).toBeLessThanOrEqual(TITLE_MAX);
      expect(listing.description.length).toBeLessThanOrEqual(DESCRIPTION_MAX);
      expect([2, 3, 4]).toContain(listing.description.split("\n\n").length);
      expect(written(listing)).not.toMatch(/!/u);
      expect(listing.title).not.toBe(listing.title.toUpperCase());
    }
  });

  test("has no unfilled slots or undefined words in its texts", () => {
    for (const listing of listings) expect(written(listing)).not.toMatch(/[{}[\]]|undefined|NaN| {2}| [.,]/u);
  });

  test("has keywords that pass the rules", () => {
    for (const { keywords, title } of listings) {
      let kept: readonly string[] = [];
      for (const keyword of keywords) {
        const added = addKeyword(kept, keyword);
        if ("refusal" in added) expect.fail(`${title}: ${keyword}`);
        kept = added.keywords;
      }
      expect(kept).toEqual(keywords);
      expect(keywords.length).toBeGreaterThan(0);
    }
  });

  test("has a price in whole dollars within the bounds, and a rent from 1,200 to 45,000 dollars", () => {
    for (const { price, listingType, title } of listings) {
      expect(Number.isInteger(price), title).toBe(true);
      expect(price).toBeGreaterThanOrEqual(listingType === "rent" ? RENT_MIN : PRICE_MIN);
      expect(price).toBeLessThanOrEqual(listingType === "rent" ? RENT_MAX : PRICE_MAX);
    }
  });

  test("has days left if it is active, and none if it has expired", () => {
    const runs = { Basic: 60, Showcase: 90, "Showcase Plus": 120 };
    for (const { status, plan, daysAgo } of listings) {
      expect(daysAgo).toBeGreaterThanOrEqual(0);
      expect(daysAgo).toBeLessThanOrEqual(110);
      if (status === "active") expect(daysAgo).toBeLessThan(runs[plan]);
      if (status === "expired") expect(daysAgo).toBeGreaterThanOrEqual(runs[plan]);
    }
  });

  test("is boosted by its plan or an add-on, unless it is a draft", () => {
    for (const { status, plan, boosts } of listings) {
      if (plan !== "Basic") expect(boosts.exposure).toBe(true);
      if (plan === "Showcase Plus") expect(boosts.priority).toBe(true);
      if (status === "draft") expect(boosts).toEqual({ exposure: false, priority: false });
    }
    expect(listings.some(({ plan, boosts }) => plan === "Basic" && boosts.priority)).toBe(true);
  });
});
