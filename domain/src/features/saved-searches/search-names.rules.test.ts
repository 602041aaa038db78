import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "../../shared/text.ts";
import type { SearchFilter } from "../searches/searches.schema.ts";
import { SAVED_SEARCH_NAME_MAX } from "./saved-searches.terms.ts";
import { isNamedFilter, suggestSearchName } from "./search-names.rules.ts";

const name = (filter: SearchFilter, { language = "en" as Language, others = [] as string[] } = {}) =>
  suggestSearchName({ filter, language, translate: ({ message }) => message, others }).replaceAll("\u00A0", " ");
const near = (city: string, province = "Ontario") => ({ near: { province, city }, km: 25 as const });

describe("the suggested name of a saved search", () => {
  test.for<[filter: SearchFilter, en: string, fr: string]>([
    [{}, "Listings", "Annonces"],
    [{ type: "Office" }, "Office", "Office"],
    [
      { type: "Commercial", subtype: "Retail", city: "Toronto", province: "Ontario" },
      "Retail in Toronto",
      "Retail à Toronto",
    ],
    [{ province: "Ontario", listingType: "rent" }, "Listings for rent, Ontario", "Annonces à louer, Ontario"],
    [
      { keywords: ["restaurants"], listingType: "sale", within: near("Mississauga"), upperPrice: 600_000 },
      "Restaurants for sale near Mississauga, under $600,000",
      "Restaurants à vendre près de Mississauga, moins de 600 000 $",
    ],
    [{ within: near("Ottawa") }, "Listings near Ottawa", "Annonces près d’Ottawa"],
    [{ within: near("Montreal", "Quebec") }, "Listings near Montreal", "Annonces près de Montréal"],
    [{ within: { box: [-80, 43, -79, 44] } }, "Listings in an area of the map", "Annonces dans un secteur de la carte"],
    [{ lowerPrice: 400_000, upperPrice: 600_000 }, "Listings, $400,000–$600,000", "Annonces, 400 000 $–600 000 $"],
    [{ lowerPrice: 1_000_000 }, "Listings, over $1,000,000", "Annonces, plus de 1 000 000 $"],
    [
      { listingType: "rent", bounds: { rentMonthGross: { max: 4000 } } as never },
      "Listings for rent, under $4,000 a month",
      "Annonces à louer, moins de 4 000 $ par mois",
    ],
    [{ type: "Office", keywords: ["patio", "loft"] }, "Office, “patio”, “loft”", "Office, « patio », « loft »"],
    [{ keywords: ["patio", "loft"] }, "Patio, “loft”", "Patio, « loft »"],
  ])("says what the search asks for: %o", ([filter, en, fr]) => {
    expect(name(filter)).toBe(en);
    expect(name(filter, { language: "fr" })).toBe(fr);
  });

  test("goes on with its other filters as far as they fit", () => {
    const others = ["Total Area: from 900 sq ft", "Listed by owner", "x".repeat(60), "Zoning: C3"];
    expect(name({ type: "Office" }, { others })).toBe(
      "Office, Total Area: from 900 sq ft, Listed by owner, Zoning: C3",
    );
  });

  test("has 1 to 80 characters, whatever the search", () => {
    const text = fc.string({ minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(fc.constantFrom(...LANGUAGES), fc.array(text, { maxLength: 5 }), text, (language, keywords, city) => {
        const { length } = name({ keywords: keywords.map((word) => `w${word}`), city }, { language, others: keywords });
        expect(length).toBeGreaterThan(0);
        expect(length).toBeLessThanOrEqual(SAVED_SEARCH_NAME_MAX);
      }),
    );
  });

  test("says itself which filters it names", () => {
    expect(["price", "keyword patio", "within"].every(isNamedFilter)).toBe(true);
    expect(["zoning", "postedAs", "totalArea"].some(isNamedFilter)).toBe(false);
  });
});
