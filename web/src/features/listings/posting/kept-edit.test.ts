import { NO_VALUES, type PostingValues } from "@vestpocket/domain/listings/posting-values.rules";
import { expect, test } from "vitest";
import { applyKeptEdit } from "./kept-edit.ts";

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
  expect(applyKeptEdit({ values, base: BASE }, now)).toEqual({
    ...now,
    ...{ title: "Clinic", keywords: ["new", "clinic", "corner"], fields: { totalArea: "950", zoning: "C1" } },
    terms: { ...BASE.terms, saleKind: "range", saleTo: "600000" },
  });
  expect(applyKeptEdit({ values: BASE, base: BASE }, now)).toEqual(now);
});

test("a subtype is brought back with its category, and a city with its province", () => {
  const now = { ...BASE, type: "Commercial", subtype: "Retail", province: "Quebec", city: "Laval" };
  const values = { ...BASE, subtype: "Medical/Dental", city: "Ottawa" };
  expect(applyKeptEdit({ values, base: BASE }, now)).toEqual(values);
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
  expect(applyKeptEdit({ values: { ...BASE, title: "Clinic" }, base: BASE }, now)).toEqual({
    ...now,
    otherTitle: "Clinic",
  });
  const turned = { ...BASE, language: "fr", title: "Clinique" } as const;
  expect(applyKeptEdit({ values: turned, base: BASE }, { ...BASE, price: "1" })).toEqual({ ...turned, price: "1" });
});

test("an edit stored without its listing keeps its texts, and who may read what stays as it is", () => {
  const now = { ...BASE, levels: { price: "granted" }, confidential: { streetAddress: "1 Main St" } } as const;
  const values = { ...BASE, title: "Clinic", confidential: { postalCode: "M5V 1A1" } };
  expect(applyKeptEdit({ values }, now)).toEqual({ ...now, title: "Clinic" });
});
