import { CATEGORIES } from "@vestpocket/domain/categories/categories.schema";
import { readFeatures } from "@vestpocket/domain/listings/features.rules";
import { createRandom } from "@vestpocket/domain/shared/random";
import { describe, expect, test } from "vitest";
import { RENT_MAX } from "./lease.ts";
import { generateListing } from "./listings.demo.ts";

const YEAR = 2026;

describe("overrides", () => {
  test("of type, place or language shape the whole listing", () => {
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
    expect(readFeatures({ ...listing, currentYear: YEAR })).toEqual({ value: listing.features });
  });

  test("of any other value replace only that value", () => {
    expect(generateListing(createRandom(1), { title: "A title of my own", price: 5 })).toMatchObject({
      title: "A title of my own",
      price: 5,
    });
  });

  test("work for every subtype, listing type and language", () => {
    const random = createRandom(6);
    for (const { type, subtypes } of CATEGORIES) {
      for (const { name: subtype } of subtypes) {
        for (const listingType of ["sale", "rent", "both"] as const) {
          for (const language of ["en", "fr"] as const) {
            const listing = generateListing(random, { type, subtype, listingType, language });
            expect(readFeatures({ ...listing, currentYear: YEAR })).toEqual({ value: listing.features });
            expect(listing.title.length).toBeGreaterThan(8);
            expect(listing.price).toBeGreaterThan(0);
          }
        }
      }
    }
  });

  test("of an unknown type throw", () => {
    expect(() => generateListing(createRandom(1), { type: "Castles" })).toThrow(RangeError);
  });
});
