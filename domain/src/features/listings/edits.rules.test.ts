import { describe, expect, test } from "vitest";
import { diffValues, mergeEdit } from "./edits.rules.ts";
import { NO_VALUES, type PostingValues } from "./posting-values.rules.ts";

const BASE: PostingValues = {
  ...NO_VALUES,
  ...{ type: "Office", subtype: "Professional Office", listingType: "sale", province: "Ontario", city: "Toronto" },
  ...{ language: "en", title: "Clinc", description: "Quiet.", price: "500000" },
  keywords: ["clinic", "quiet"],
  fields: { totalArea: "900" },
};

test("an edit is brought back over what was changed meanwhile, member by member", () => {
  const values = {
    ...BASE,
    ...{ title: "Clinic", keywords: ["clinic", "corner"], fields: { totalArea: "900", zoning: "C1" } },
    terms: { ...BASE.terms, saleTo: "600000" },
  };
  const now: PostingValues = {
    ...BASE,
    ...{
      description: "Very quiet.",
      price: "450000",
      keywords: ["new", "clinic", "quiet"],
      fields: { totalArea: "950" },
    },
    levels: { price: "granted" },
    confidential: { streetAddress: "1 Main St" },
    teaser: "text",
    terms: { ...BASE.terms, saleKind: "range" },
  };
  expect(mergeEdit({ base: BASE, entered: values, now }).values).toEqual({
    ...now,
    ...{ title: "Clinic", keywords: ["new", "clinic", "corner"], fields: { totalArea: "950", zoning: "C1" } },
    terms: { ...BASE.terms, saleKind: "range", saleTo: "600000" },
  });
  expect(mergeEdit({ base: BASE, entered: BASE, now }).values).toEqual(now);
});

test("a subtype is brought back with its category, and a city with its province", () => {
  const now = { ...BASE, type: "Commercial", subtype: "Retail", province: "Quebec", city: "Laval" };
  const values = { ...BASE, subtype: "Medical/Dental", city: "Ottawa" };
  expect(mergeEdit({ base: BASE, entered: values, now }).values).toEqual(values);
});

test("texts are brought back in the language in which the listing is read now, unless the edit changed their language", () => {
  const now = {
    ...BASE,
    language: "fr",
    title: "Clinique",
    description: "",
    otherTitle: "Clinc",
    otherDescription: "Quiet.",
  } as const;
  expect(mergeEdit({ base: BASE, entered: { ...BASE, title: "Clinic" }, now }).values).toEqual({
    ...now,
    otherTitle: "Clinic",
  });
  const turned = { ...BASE, language: "fr", title: "Clinique" } as const;
  expect(mergeEdit({ base: BASE, entered: turned, now: { ...BASE, price: "1" } }).values).toEqual({
    ...turned,
    price: "1",
  });
});

test("what both have changed, each in another way, is a conflict, by the server's names", () => {
  const conflictsOf = (entered: Partial<PostingValues>, now: Partial<PostingValues>) =>
    mergeEdit({ base: BASE, entered: { ...BASE, ...entered }, now: { ...BASE, ...now } }).conflicts;
  expect(conflictsOf({ title: "Clinic" }, { title: "Clinics", price: "1" })).toEqual(["title"]);
  expect(conflictsOf({ title: "Clinic" }, { title: "Clinic" })).toEqual([]);
  expect(conflictsOf({ keywords: [] }, { keywords: ["clinic", "new"] })).toEqual([]);
  expect(conflictsOf({ fields: { totalArea: "1" } }, { fields: { totalArea: "900", zoning: "C1" } })).toEqual([]);
  expect(conflictsOf({ fields: {} }, { fields: { totalArea: "2" } })).toEqual(["fields.totalArea"]);
  expect(conflictsOf({ levels: { price: "nda" } }, { levels: { price: "granted" } })).toEqual(["levels"]);
  const terms = (rent: string) => ({ terms: { ...BASE.terms, rent } });
  expect(conflictsOf(terms("1"), terms("2"))).toEqual(["price"]);
  // A city belongs to its province: neither is taken without the other.
  expect(conflictsOf({ city: "Ottawa" }, { province: "Quebec", city: "Laval" })).toEqual(["city"]);
  const turned = { language: "fr", title: "Clinique", otherTitle: "Clinc" } as const;
  expect(conflictsOf({ title: "Clinic" }, turned)).toEqual([]);
  expect(conflictsOf({ title: "Clinic" }, { ...turned, otherTitle: "Clinik" })).toEqual(["otherTitle"]);
});

describe("a change", () => {
  const start: PostingValues = {
    ...BASE,
    ...{ otherTitle: "Clinique", machineLanguage: "fr", listingType: "rent", price: "" },
    terms: { ...NO_VALUES.terms, rent: "20.5", rentPer: "sqft_year", rentBasis: "net", areaFrom: "900" },
    includes: ["Elevator"],
    levels: { price: "nda", totalArea: "verified" },
    confidential: { streetAddress: "1 Main St" },
    banded: ["capRate"],
  };
  const diff = (changed: Partial<PostingValues>) => diffValues(start, { ...start, ...changed });

  test("of nothing says nothing", () => {
    expect(diff({})).toEqual({});
    const typed = { confidential: { ...start.confidential, postalCode: " " }, fields: { totalArea: "900" } };
    expect(diff(typed)).toEqual({});
  });

  test("says a corrected text with its language and nothing else", () => {
    expect(diff({ title: "Clinics" })).toEqual({ title: "Clinics", language: "en" });
    expect(diff({ machineLanguage: "" })).toEqual({ machineLanguage: "", language: "en" });
    const drafted = { otherTitle: "Cliniques", language: "en", machineLanguage: "fr" };
    expect(diff({ otherTitle: "Cliniques" })).toEqual(drafted);
    expect(Object.keys(diff({ language: "fr" }))).toEqual(
      expect.arrayContaining(["language", "title", "description", "otherTitle", "otherDescription"]),
    );
  });

  test("names single keys of what has several, and null for those that went", () => {
    const changed = {
      levels: { totalArea: "verified", document: "granted" },
      confidential: { postalCode: "M5V 1A1" },
      banded: ["price"],
      fields: { totalArea: "950" },
      includes: [],
    } as const;
    expect(diff(changed)).toEqual({
      changes: {
        levels: { price: null, document: "granted" },
        confidential: { postalCode: "M5V 1A1", streetAddress: null },
        banded: { price: true, capRate: null },
        fields: { totalArea: 950, includes: null },
      },
    });
  });

  test("says a quote, a place, keywords and the public page as a whole", () => {
    expect(Object.keys(diff({ terms: { ...start.terms, rent: "21" } }))).toEqual(["lease"]);
    expect(diff({ city: "Ottawa" })).toEqual({ province: "Ontario", city: "Ottawa" });
    expect(diff({ keywords: ["clinic"], teaser: "text" })).toEqual({ keywords: ["clinic"], teaser: "text" });
    expect(diff({ keywords: [] })).toEqual({ keywords: [] });
  });

  test("of the kind of listing says all fields and prices, which depend on it", () => {
    expect(Object.keys(diff({ listingType: "both", price: "500000" })).toSorted()).toEqual([
      "availableArea",
      "fields",
      "lease",
      "listingType",
      "sale",
    ]);
    expect(Object.keys(diff({ subtype: "Medical/Dental" }))).toEqual(
      expect.arrayContaining(["type", "subtype", "lease", "fields"]),
    );
  });
});
