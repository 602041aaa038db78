import { describe, expect, test } from "vitest";
import { CATEGORIES, subtypeKey } from "../categories/categories.schema.ts";
import { NO_VALUES, type PostingValues } from "../listings/posting-values.rules.ts";
import { QUERY_VOCABULARY as vocabulary } from "../searches/query/vocabulary.ts";
import { fillForm, readField } from "./fill-form.rules.ts";
import { takeBack } from "./take-back.rules.ts";
import { TITLE_NOUNS } from "./title-nouns.ts";

const TEXT =
  "Entrepôt à louer à Laval, 2 300 pi², hauteur libre 18 pi, 2 quais. 14,00 $/pi² net + frais additionnels 9,25 $/pi². " +
  "Gicleurs. 1200 boulevard Dagenais. Un espace lumineux près des grands axes routiers, avec une cour pour les camions.";
const fill = (values: Partial<PostingValues> = {}) =>
  fillForm({ ...NO_VALUES, ...values }, { text: TEXT, language: "en", vocabulary });

describe("filling a form from a text", () => {
  test("fills empty fields, each with the words it came from", () => {
    const { values, filled } = fill();
    expect(values).toMatchObject({
      ...{ type: "Industrial", subtype: "Warehousing", listingType: "rent", province: "Quebec", city: "Laval" },
      language: "fr",
      terms: { rent: "14", rentPer: "sqft_year", rentBasis: "net", additional: "9.25", additionalPer: "sqft_year" },
      fields: { totalArea: "2300", clearHeightFeet: "18", truckLevelDoors: "2" },
      includes: ["Sprinklers"],
      confidential: { streetAddress: "1200 boulevard Dagenais" },
    });
    expect(values.description).not.toContain("Dagenais");
    expect(filled.find(({ name }) => name === "fields.clearHeightFeet")).toEqual({
      name: "fields.clearHeightFeet",
      value: "18",
      quote: "hauteur libre 18 pi",
    });
    for (const { name, value } of filled) expect(readField(values, name), name).toBe(value);
  });

  test("proposes a title in the language of the text, never over one that was typed, and of nothing hidden", () => {
    const proposed = (values: Partial<PostingValues> = {}) => fill(values).values.title.replaceAll(/\s/gu, " ");
    expect(proposed()).toBe("Entrepôt à louer, 2 300 pi², Laval");
    expect(fill().filled.find(({ name }) => name === "title")).toMatchObject({ quote: "" });
    expect(proposed({ language: "en", listingType: "both" })).toBe("Warehouse for sale or lease, 2,300 sq ft, Laval");
    expect(proposed({ title: "Mine" })).toBe("Mine");
    expect(proposed({ levels: { totalArea: "nda" } })).toBe("Entrepôt à louer, Laval");
    expect(fillForm(NO_VALUES, { text: "?", language: "en", vocabulary }).values.title).toBe("");
    for (const category of CATEGORIES) {
      expect(TITLE_NOUNS).toHaveProperty([category.slug]);
      for (const subtype of category.subtypes) expect(TITLE_NOUNS).toHaveProperty([subtypeKey(category, subtype)]);
    }
  });

  test("overwrites nothing that is entered", () => {
    const entered: Partial<PostingValues> = {
      ...{ type: "Industrial", subtype: "Warehousing", listingType: "rent", province: "Ontario", city: "Vaughan" },
      ...{ language: "en", description: "Mine." },
      terms: { ...NO_VALUES.terms, rent: "20" },
      fields: { totalArea: "5000" },
      includes: ["Racking included"],
      confidential: { streetAddress: "1 Main Street" },
    };
    const { values, filled } = fill(entered);
    expect(values).toMatchObject({
      ...entered,
      includes: ["Racking included", "Sprinklers"],
      fields: { totalArea: "5000", truckLevelDoors: "2" },
    });
    expect(values.terms.rent).toBe("20");
    expect(filled.map(({ name }) => name)).not.toEqual(expect.arrayContaining(["city"]));
  });

  test("reads the text as what was entered: another type has other fields", () => {
    const { values } = fill({ type: "Office", subtype: "Professional Office" });
    expect(values).toMatchObject({ type: "Office", subtype: "Professional Office", fields: { totalArea: "2300" } });
    expect(values.fields.truckLevelDoors).toBeUndefined();
  });

  test("is taken back, except what was changed since", () => {
    const before: PostingValues = { ...NO_VALUES, title: "Bright warehouse", includes: ["Mezzanine"] };
    const { values: after } = fillForm(before, { text: TEXT, language: "en", vocabulary });
    expect(takeBack(after, { before, after })).toEqual(before);
    const edited = { ...after, fields: { ...after.fields, truckLevelDoors: "3" }, title: "Corner warehouse" };
    expect(takeBack(edited, { before, after })).toEqual({
      ...before,
      title: "Corner warehouse",
      fields: { truckLevelDoors: "3" },
    });
  });
});
