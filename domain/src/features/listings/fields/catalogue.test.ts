import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SUBTYPE_LABELS } from "../../categories/categories.labels.ts";
import { CATEGORIES, subtypeKey } from "../../categories/categories.schema.ts";
import {
  FEATURE_TAGS,
  FIELD_GROUPS,
  fieldKey,
  findField,
  findSubtypeForm,
  findTag,
  GROUP_LABELS,
  LISTING_FIELDS,
  type ListingField,
  listOptions,
  type SubtypeForm,
} from "../listings.fields.ts";

const YEAR = 2026;

interface Entry {
  key: string;
  type: string;
  subtype: string;
  form: SubtypeForm;
}

const FORMS: Entry[] = CATEGORIES.flatMap((category) =>
  category.subtypes.map((subtype) => {
    const form = findSubtypeForm(category.type, subtype.name);
    if (!form) throw new Error(`${category.type}: ${subtype.name} has no form`);
    return { key: subtypeKey(category, subtype), type: category.type, subtype: subtype.name, form };
  }),
);

/** Specified labels that name a unit, which gave their fields their keys. They are shown without it. */
const NAMING_A_UNIT: Readonly<Record<string, string>> = {
  warehouseSqFt: "Warehouse Sq ft",
  officeSqFt: "Office Sq Ft",
  clearHeightFeet: "Clear Height (feet)",
  powerAmps: "Power (amps)",
  acres: "Acres",
  frontageFeet: "Frontage (feet)",
  licensedAcres: "Licensed Acres",
  workableAcres: "Workable acres",
  tileDrainedAcres: "Tile-drained acres",
  pastureAcres: "Pasture acres",
  quotaKgDay: "Quota (kg/day)",
  franchiseTermYears: "Franchise Term (years)",
  shareOffered: "Share Offered (%)",
};

const specifiedLabel = ({ key, label }: ListingField) => NAMING_A_UNIT[key] ?? label.message;

const keysOf = (form: SubtypeForm) => form.fields.map((field) => field.key);
const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, "-")
    .replace(/^-|-$/gu, "");

/** Any character. fast-check's own `binary` unit takes seconds to prepare. */
const character = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

describe("a field's key", () => {
  test.each([
    ["% of Retail Area", "ofRetailArea"],
    ["Lot size/Acreage", "lotSizeAcreage"],
    ["Clear Height (feet)", "clearHeightFeet"],
    ["% of Office/reception", "ofOfficeReception"],
    ["Approx. Age", "approxAge"],
    ["Warehouse Sq ft", "warehouseSqFt"],
    ["Zoning", "zoning"],
    ["...", ""],
  ])("%s becomes %s", (label, key) => {
    expect(fieldKey(label)).toBe(key);
  });

  test("has only letters and digits, whatever the label", () => {
    fc.assert(fc.property(fc.string({ unit: character }), (label) => /^[\p{L}\p{N}\p{M}]*$/u.test(fieldKey(label))));
  });

  test("identifies the field and its message throughout the catalogue", () => {
    for (const field of LISTING_FIELDS) {
      expect(field.key).toBe(fieldKey(specifiedLabel(field)));
      expect(field.label.id).toBe(`listings.field.${field.key}`);
    }
  });
});

describe("the catalogue", () => {
  test("has a form and a label for each of the 37 subtypes", () => {
    expect(FORMS).toHaveLength(37);
    expect(Object.keys(SUBTYPE_LABELS)).toEqual(FORMS.map((entry) => entry.key));
    for (const { key, subtype } of FORMS) {
      expect(SUBTYPE_LABELS[key]).toEqual({
        id: `categories.subtype.${key.replace("/", ".")}`,
        message: subtype,
      });
    }
  });

  test("finds a form by the pickers' spelling and in any case", () => {
    expect(findSubtypeForm("investment property", "MULTI-FAMILY")).toBe(
      findSubtypeForm("Investment Properties", "Multi-Family"),
    );
  });

  test("has no form for a subtype of another type", () => {
    expect(findSubtypeForm("Office", "Retail")).toBeUndefined();
    expect(findSubtypeForm("Boats", "Retail")).toBeUndefined();
  });

  test("has different forms for the two subtypes called Food & Beverage", () => {
    expect(findSubtypeForm("Commercial", "Food & Beverage")).not.toBe(
      findSubtypeForm("Sale of Business", "Food & Beverage"),
    );
  });

  test.each(FORMS)("gives $key 6 to 16 number and text fields, each once", ({ form }) => {
    const keys = keysOf(form);
    expect(new Set(keys).size).toBe(keys.length);
    const typed = form.fields.filter((field) => field.kind !== "dropdown");
    expect(typed.length).toBeGreaterThanOrEqual(6);
    expect(typed.length).toBeLessThanOrEqual(16);
  });

  test.each(FORMS)("gives $key 8 to 16 feature tags, each once", ({ form }) => {
    const values = form.tags.map((tag) => tag.value);
    expect(new Set(values).size).toBe(values.length);
    expect(values.length).toBeGreaterThanOrEqual(8);
    expect(values.length).toBeLessThanOrEqual(16);
  });

  test.each(FORMS)("ranks the card facts of $key from 1, without gaps", ({ form }) => {
    const ranks = form.fields.flatMap((field) => field.fact ?? []).sort((a, b) => a - b);
    expect(ranks.length).toBeGreaterThanOrEqual(3);
    expect(ranks).toEqual(ranks.map((_, index) => index + 1));
  });

  test("names no unit in a number's label, since the unit beside it is the reader's", () => {
    for (const { label, kind } of LISTING_FIELDS) {
      if (kind === "number") expect(label.message).not.toMatch(/\((?!if any)|\b(?:sq|ft|feet|acres|kg)\b/iu);
    }
  });

  test("keeps texts on a card short", () => {
    for (const field of FORMS.flatMap(({ form }) => form.fields)) {
      if (field.fact !== undefined && field.kind === "text") expect(field.maxLength).toBeLessThanOrEqual(60);
    }
  });

  test("defines every field as its kind requires", () => {
    for (const field of LISTING_FIELDS) {
      expect(FIELD_GROUPS).toContain(field.group);
      expect(GROUP_LABELS[field.group].id).toBe(`listings.group.${field.group}`);
      if (field.kind === "number") {
        expect(field).toMatchObject({ unit: expect.any(String), decimals: expect.any(Number) });
        expect(field.min).toBeLessThan(field.max ?? 0);
      } else if (field.kind === "text") expect(field.maxLength).toBeGreaterThan(0);
      else expect(listOptions(field, YEAR).length).toBeGreaterThan(1);
    }
  });

  test("uses every field and every tag somewhere", () => {
    const fields = new Set(FORMS.flatMap(({ form }) => keysOf(form)));
    const tags = new Set(FORMS.flatMap(({ form }) => form.tags));
    expect([...fields].sort()).toEqual(LISTING_FIELDS.map((field) => field.key).sort());
    expect(tags.size).toBe(FEATURE_TAGS.length);
  });

  test("defines each label once, under a descriptive id", () => {
    const options = new Set(LISTING_FIELDS.flatMap((field) => field.options ?? []));
    for (const { value, label } of options)
      expect(label).toEqual({ id: `listings.option.${slug(value)}`, message: value });
    for (const { value, label } of FEATURE_TAGS) {
      expect(label).toEqual({ id: `listings.tag.${slug(value)}`, message: value });
      expect(findTag(value)?.label).toBe(label);
    }
    for (const texts of [[...options], FEATURE_TAGS]) {
      expect(new Set(texts.map((entry) => entry.value)).size).toBe(texts.length);
    }
  });
});

describe("the trade's usual fields and tags", () => {
  test.each([
    [
      "number",
      "Property Taxes|Lot Size|Total Area|Parking Spots|Clear Height (feet)|Monthly Condo Fee|Warehouse Sq ft",
    ],
    ["number", "Office Sq Ft|Truck Level Doors|Grade Level Doors|Asking Price|Acres|Workable acres|% of Retail Area"],
    ["number", "% of Office/reception"],
    ["text", "Zoning|Permitted Uses|Current Use|Lot size/Acreage|Offices Types|Retail Area|Parking Arrangements"],
    ["text", "Improvements (if any)|Redevelopment opportunities"],
  ])("as a %s: %s", (kind, labels) => {
    for (const label of labels.split("|")) {
      const field = findField(fieldKey(label));
      expect(field?.kind).toBe(kind);
      expect(field && specifiedLabel(field)).toBe(label);
    }
  });

  test.each([
    ["industrial/warehousing", "Sprinklers|Hydro|Washrooms|Survey available|Environmental Report"],
    ["investment/multi-family", "Elevator|Investment opportunity"],
    ["commercial/retail", "Signage"],
    ["land/residential-lands", "Development opportunity"],
    ["commercial/food-beverage", "Drive-thru"],
    ["business/service-industry", "Turnkey Business|Loyal clientele|Lottery sales|Hair Salon|Dry cleaners|Cannabis"],
    ["business/auto-related", "Gas Station|ATM Services"],
    ["business/food-beverage", "Catering business|Meat shops|Food wholesale|Imports and Exports"],
    ["farm/dairy-farms", "Barns|Equipment|Agricultural land|Workshop|Milking equipment|Livestock|Rooftop solar"],
    ["farm/hobby-farms-greenhouses", "Greenhouses|Beekeeping|Horses|Pasture land|Wetlands"],
  ])("%s offers the tags %s", (key, tags) => {
    const values = FORMS.find((entry) => entry.key === key)?.form.tags.map((tag) => tag.value);
    expect(values).toEqual(expect.arrayContaining(tags.split("|")));
  });
});
