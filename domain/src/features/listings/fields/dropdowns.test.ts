import { describe, expect, test } from "vitest";
import { CATEGORIES, subtypeKey } from "../../categories/categories.schema.ts";
import {
  findField,
  findSubtypeForm,
  type ListingField,
  listOptions,
  type SubtypeForm,
  taxYears,
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

const isIn =
  (...slugs: string[]) =>
  (entry: Entry) =>
    slugs.includes(entry.key.split("/")[0] ?? "");
const keysOf = (form: SubtypeForm) => form.fields.map((field) => field.key);
const dropdownsOf = (form: SubtypeForm) =>
  form.fields.filter((field) => field.kind === "dropdown").map((field) => field.key);
const subtypesWith = (key: string) => FORMS.filter(({ form }) => keysOf(form).includes(key)).map((entry) => entry.key);
const valuesOf = (key: string) => findField(key)?.options?.map((option) => option.value);

describe("the dropdowns", () => {
  test.each([
    ["occupancy", ["Vacant", "Owner Occupied", "Tenanted", "Other"]],
    ["parkingType", ["Outside", "Street Parking", "Underground", "Other"]],
    ["heatingType", ["Gas Forced Air", "Electric Forced Air", "Hot Water Radiators", "Other Radiant", "Other"]],
    ["heating", ["Forced air gas", "Water Radiators"]],
    ["water", ["Municipal", "Well", "Other"]],
    ["approxAge", ["New", "0 to 5 years", "5 to 10 years", "Over 10 years", "Don't Know"]],
    ["sewers", ["San + Storm", "Septic", "Other"]],
    ["aptsUnits", ["Apts-2 To 5 Units", "Apts-6 To 12 Units", "Apts-13 To 20 Units", "Over 20 Units"]],
  ])("%s offers exactly its values", (key, values) => {
    expect(valuesOf(key)).toEqual(values);
    expect(findField(key)?.searchable).toBe(false);
  });

  test("Tax Year is searchable and runs from the current year down to 1800", () => {
    const years = taxYears(YEAR).map((option) => option.value);
    expect([years[0], years[1], years.at(-1), years.length]).toEqual(["2026", "2025", "1800", 227]);
    const field = findField("taxYear") as ListingField;
    expect(field.searchable).toBe(true);
    expect(listOptions(field, YEAR)).toEqual(taxYears(YEAR));
    expect(taxYears(YEAR)[0]?.label).toEqual({
      id: "listings.option.year",
      message: "{year}",
      values: { year: "2026" },
    });
  });

  test("land only has occupancy, water, sewers and tax year", () => {
    const land = FORMS.filter(isIn("land"));
    expect(land).toHaveLength(4);
    for (const { form } of land) expect(dropdownsOf(form)).toEqual(["occupancy", "water", "sewers", "taxYear"]);
  });

  test("businesses, investments, mergers and franchises have 'Heating' instead of 'Heating Type'", () => {
    const short = isIn("business", "investment", "merger", "franchise");
    expect(subtypesWith("heating")).toEqual(FORMS.filter(short).map((entry) => entry.key));
    expect(subtypesWith("heatingType")).toEqual(
      FORMS.filter((entry) => !short(entry) && !isIn("land")(entry)).map((entry) => entry.key),
    );
  });

  test("farms and land have no approximate age; the others have one", () => {
    const asked = subtypesWith("approxAge");
    expect(asked.filter((key) => /^(farm|land)\//u.test(key))).toEqual([]);
    expect(asked.length).toBeGreaterThan(25);
  });

  test("among farms, only Cash Crop Farms have no sewers", () => {
    expect(subtypesWith("sewers").filter((key) => key.startsWith("farm/"))).toEqual([
      "farm/dairy-farms",
      "farm/livestock-farms",
      "farm/hobby-farms-greenhouses",
    ]);
  });

  test("only Multi-Family, Partnership and Pop-up/Seasonal Location have Apts/Units", () => {
    expect(findField("aptsUnits")?.kind).toBe("conditional");
    expect(subtypesWith("aptsUnits")).toEqual([
      "investment/multi-family",
      "merger/partnership",
      "franchise/pop-up-seasonal-location",
    ]);
  });

  test("every subtype has a tax year, and a monthly rent for listings that are for sale and for rent", () => {
    expect(subtypesWith("taxYear")).toHaveLength(37);
    expect(subtypesWith("monthlyRent")).toHaveLength(37);
    expect(findField("monthlyRent")?.listingTypes).toEqual(["both"]);
  });
});
