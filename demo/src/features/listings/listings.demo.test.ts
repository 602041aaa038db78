import { CATEGORIES } from "@vestpocket/domain/categories/categories.schema";
import { addKeyword } from "@vestpocket/domain/keywords/keywords.rules";
import { validateFeatures } from "@vestpocket/domain/listings/features.rules";
import { findSubtypeForm } from "@vestpocket/domain/listings/listings.fields";
import { DESCRIPTION_MAX, TITLE_MAX } from "@vestpocket/domain/listings/posting.rules";
import { findCity, findProvince, PROVINCES } from "@vestpocket/domain/places/places.schema";
import { PRICE_MAX, PRICE_MIN } from "@vestpocket/domain/prices/prices.schema";
import { createRandom } from "@vestpocket/domain/shared/random";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RENT_MAX, RENT_MIN } from "./draft.ts";
import { type DemoListing, generateListing, generateListings } from "./listings.demo.ts";
import { findTexts } from "./texts/texts.ts";

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

  test("has more in Toronto than in any small town", () => {
    const counts = countBy(({ city }) => city);
    expect(counts.get("Toronto")).toBeGreaterThan(10 * (counts.get("Souris") ?? 0));
  });

  test("repeats fewer than three titles in a hundred, and no description", () => {
    expect(countBy(({ title }) => title).size).toBeGreaterThan(0.97 * listings.length);
    expect(countBy(({ description }) => description).size).toBe(listings.length);
  });

  test("mixes statuses, plans and languages as the market does", () => {
    expect(share(({ status }) => status === "active")).toBeCloseTo(0.84, 1);
    expect(share(({ plan }) => plan === "Basic")).toBeCloseTo(0.62, 1);
    const quebec = listings.filter(({ province }) => province === "Quebec");
    expect(share(({ language }) => language === "fr", quebec)).toBeCloseTo(0.45, 1);
    expect(listings.some(({ province, language }) => province === "New Brunswick" && language === "fr")).toBe(true);
    for (const { province, language } of listings) {
      if (language === "fr") expect(["Quebec", "New Brunswick"]).toContain(province);
    }
  });

  test("sells retail and offices, and lets them too, but sells businesses only", () => {
    const offers = (subtype: string) =>
      new Set(listings.filter((l) => l.subtype === subtype).map((l) => l.listingType));
    expect(offers("Retail")).toEqual(new Set(["sale", "rent", "both"]));
    expect(offers("Service Industry")).toEqual(new Set(["sale"]));
    expect(offers("Multi-Family")).toEqual(new Set(["sale"]));
  });

  test("keeps dairy farms out of the big cities and of the North", () => {
    const farms = listings.filter(({ subtype }) => subtype === "Dairy Farms");
    const places = ["Toronto", "Vancouver", "Montreal", "Iqaluit", "Yellowknife"];
    expect(share(({ city }) => places.includes(city), farms)).toBeLessThan(0.05);
  });
});

describe("any listing", () => {
  test("is the same again from the same seed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_294_967_295 }), (seed) => {
        expect(generateListing(createRandom(seed))).toEqual(generateListing(createRandom(seed)));
      }),
      { numRuns: 50 },
    );
    expect(generateListings(createRandom(4), 60)).toEqual(generateListings(createRandom(4), 60));
  });

  test("fills its form with values the form accepts", () => {
    for (const { type, subtype, features, title } of listings) {
      expect(validateFeatures({ type, subtype, features, currentYear: YEAR }), title).toEqual([]);
    }
  });

  test("names a city of its province", () => {
    for (const { province, city } of listings) {
      const found = findProvince(province);
      expect(found && findCity(found, city)?.name).toBe(city);
    }
  });

  test("has a title of at most 120 characters and two to four paragraphs, without shouting", () => {
    for (const listing of listings) {
      expect(listing.title.length).toBeGreaterThan(8);
      expect([...listing.title].length, listing.title).toBeLessThanOrEqual(TITLE_MAX);
      expect(listing.description.length).toBeLessThanOrEqual(DESCRIPTION_MAX);
      expect([2, 3, 4]).toContain(listing.description.split("\n\n").length);
      expect(written(listing)).not.toMatch(/!/u);
      expect(listing.title).not.toBe(listing.title.toUpperCase());
    }
  });

  test("leaves no slot open and no word undefined", () => {
    for (const listing of listings) expect(written(listing)).not.toMatch(/[{}[\]]|undefined|NaN| {2}| [.,]/u);
  });

  test("keeps the rules of keywords", () => {
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

  test("asks a whole price within the bounds, and a rent between 1,200 and 45,000 dollars", () => {
    for (const { price, listingType, title } of listings) {
      expect(Number.isInteger(price), title).toBe(true);
      expect(price).toBeGreaterThanOrEqual(listingType === "rent" ? RENT_MIN : PRICE_MIN);
      expect(price).toBeLessThanOrEqual(listingType === "rent" ? RENT_MAX : PRICE_MAX);
    }
  });

  test("still has days to run when it is active, and none when it has expired", () => {
    const runs = { Basic: 60, Showcase: 90, "Showcase Plus": 120 };
    for (const { status, plan, daysAgo } of listings) {
      expect(daysAgo).toBeGreaterThanOrEqual(0);
      expect(daysAgo).toBeLessThanOrEqual(110);
      if (status === "active") expect(daysAgo).toBeLessThan(runs[plan]);
      if (status === "expired") expect(daysAgo).toBeGreaterThanOrEqual(runs[plan]);
    }
  });

  test("is boosted by its plan or by an add-on, a draft by neither", () => {
    for (const { status, plan, boosts } of listings) {
      if (plan !== "Basic") expect(boosts.exposure).toBe(true);
      if (plan === "Showcase Plus") expect(boosts.priority).toBe(true);
      if (status === "draft") expect(boosts).toEqual({ exposure: false, priority: false });
    }
    expect(listings.some(({ plan, boosts }) => plan === "Basic" && boosts.priority)).toBe(true);
  });
});

describe("what a listing says fits what its form says", () => {
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

  test("units and seats in figures stand in the form", () => {
    for (const listing of listings) {
      const [, units] = /^(\d+)-unit/u.exec(listing.title) ?? [];
      if (units !== undefined) expect(listing.features.numberOfUnits).toBe(Number(units));
      const [, seats] = /(\d+)-seat/u.exec(listing.title) ?? [];
      if (seats !== undefined) expect(listing.features.seats).toBe(Number(seats));
    }
  });

  test("a lot is never smaller than the building on one floor of it", () => {
    for (const { features, subtype } of listings) {
      if (typeof features.lotSize !== "number" || typeof features.totalArea !== "number") continue;
      expect(features.lotSize, subtype).toBeGreaterThanOrEqual(features.totalArea);
    }
  });

  test("warehouse and office together are the whole", () => {
    for (const { features } of listings) {
      const { warehouseSqFt, officeSqFt, totalArea } = features;
      if (typeof warehouseSqFt !== "number" || typeof officeSqFt !== "number" || typeof totalArea !== "number")
        continue;
      expect(warehouseSqFt + officeSqFt).toBe(totalArea);
    }
  });

  test("a cap rate is the income over the price", () => {
    for (const { features, price } of listings) {
      if (typeof features.capRate !== "number" || typeof features.netOperatingIncome !== "number") continue;
      expect(Math.abs(features.capRate - (features.netOperatingIncome / price) * 100)).toBeLessThanOrEqual(0.051);
    }
  });

  test("taxes on a building are between one and two and a half percent of its price", () => {
    for (const { features, price, type } of listings) {
      if (typeof features.propertyTaxes !== "number" || type === "Farm & Agricultural" || type === "Land & Development")
        continue;
      expect(features.propertyTaxes / price).toBeGreaterThanOrEqual(0.0099);
      expect(features.propertyTaxes / price).toBeLessThanOrEqual(0.025);
    }
  });

  test("no more land is worked or grazed than there is", () => {
    for (const { features } of listings) {
      const acres = features.acres;
      if (typeof acres !== "number") continue;
      const { workableAcres = 0, pastureAcres = 0 } = features;
      expect(Number(workableAcres) + Number(pastureAcres)).toBeLessThanOrEqual(acres);
      expect(Number(features.tileDrainedAcres ?? 0)).toBeLessThanOrEqual(acres);
    }
  });

  test("for sale and for rent comes with a monthly rent, where premises are offered", () => {
    const both = listings.filter(({ listingType }) => listingType === "both");
    expect(share(({ features }) => typeof features.monthlyRent === "number", both)).toBeGreaterThan(0.85);
    for (const { features, listingType } of listings) {
      if (listingType !== "both") expect(features.monthlyRent).toBeUndefined();
    }
  });
});

describe("overrides", () => {
  test("shape the listing they are given to", () => {
    const listing = generateListing(createRandom(1), {
      type: "Industrial",
      subtype: "Warehousing",
      province: "Quebec",
      city: "Laval",
      language: "fr",
      listingType: "rent",
      status: "expired",
    });
    expect(listing).toMatchObject({
      subtype: "Warehousing",
      city: "Laval",
      language: "fr",
      listingType: "rent",
      status: "expired",
    });
    expect(listing.price).toBeLessThanOrEqual(RENT_MAX);
    expect(validateFeatures({ ...listing, currentYear: YEAR })).toEqual([]);
  });

  test("replace any other value as they are", () => {
    expect(generateListing(createRandom(1), { title: "A title of my own", price: 5 })).toMatchObject({
      title: "A title of my own",
      price: 5,
    });
  });

  test("work for every subtype, kind of offer and language", () => {
    const random = createRandom(6);
    for (const { type, subtypes } of CATEGORIES) {
      for (const { name: subtype } of subtypes) {
        for (const listingType of ["sale", "rent", "both"] as const) {
          for (const language of ["en", "fr"] as const) {
            const listing = generateListing(random, { type, subtype, listingType, language });
            expect(validateFeatures({ ...listing, currentYear: YEAR })).toEqual([]);
            expect(listing.title.length).toBeGreaterThan(8);
            expect(listing.price).toBeGreaterThan(0);
          }
        }
      }
    }
  });

  test("of a type that does not exist are refused", () => {
    expect(() => generateListing(createRandom(1), { type: "Castles" })).toThrow(RangeError);
  });
});

test("every subtype has at least eight title patterns in either language", () => {
  for (const { slug, subtypes } of CATEGORIES) {
    for (const subtype of subtypes) {
      for (const language of ["en", "fr"] as const) {
        expect(new Set(findTexts(language, `${slug}/${subtype.slug}`).titles).size).toBeGreaterThanOrEqual(8);
      }
    }
  }
});

test("every tag a sentence promises is a tag of some form", () => {
  const known = new Set(
    CATEGORIES.flatMap(({ type, subtypes }) =>
      subtypes.flatMap(({ name }) => findSubtypeForm(type, name)?.tags ?? []),
    ).map((tag) => tag.value),
  );
  for (const { slug, subtypes } of CATEGORIES) {
    for (const subtype of subtypes) {
      for (const language of ["en", "fr"] as const) {
        const texts = findTexts(language, `${slug}/${subtype.slug}`);
        const sentences = [...texts.openings, ...texts.details, ...texts.kinds.flatMap((kind) => kind.lines)];
        for (const sentence of sentences) {
          const conditions = /^\[([^\]]*)\]/u.exec(sentence)?.[1]?.split(",") ?? [];
          for (const condition of conditions)
            if (condition.startsWith("+")) expect(known).toContain(condition.slice(1));
        }
      }
    }
  }
});
