import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CATEGORIES } from "../categories/categories.schema.ts";
import { findSubtypeForm, LISTING_FIELDS, listCardFacts } from "./listings.fields.ts";

const FORMS = CATEGORIES.flatMap((category) =>
  category.subtypes.flatMap(({ name }) => {
    const form = findSubtypeForm(category.type, name);
    return form ? [{ type: category.type, subtype: name, form }] : [];
  }),
);

describe("a card", () => {
  test("shows at most three facts, each of which the owner entered", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FORMS),
        fc.array(fc.constantFrom(...LISTING_FIELDS.map((field) => field.key)), { maxLength: 30 }),
        ({ type, subtype, form }, keys) => {
          const features = Object.fromEntries(keys.map((key, index) => [key, index]));
          const facts = listCardFacts({ type, subtype, features });
          const entered = form.fields.filter((field) => field.fact !== undefined && field.key in features);
          expect(facts).toHaveLength(Math.min(3, entered.length));
          for (const { field, value } of facts) expect(features[field.key]).toBe(value);
        },
      ),
    );
  });

  test("shows the subtype's most important facts first, whatever the order of the input", () => {
    const features = {
      parkingSpots: 12,
      gradeLevelDoors: 1,
      clearHeightFeet: 32,
      warehouseSqFt: 50_000,
      totalArea: 60_000,
    };
    const facts = listCardFacts({ type: "Industrial", subtype: "Warehousing", features });
    expect(facts.map(({ field, value }) => [field.key, value])).toEqual([
      ["warehouseSqFt", 50_000],
      ["totalArea", 60_000],
      ["clearHeightFeet", 32],
    ]);
  });

  test.each([
    ["Commercial", "Food & Beverage", "seats"],
    ["Investment Properties", "Multi-Family", "numberOfUnits"],
    ["Investment Properties", "Hotels & Motels", "rooms"],
    ["Land & Development", "Farm Lands", "acres"],
    ["Farm & Agricultural", "Dairy Farms", "quotaKgDay"],
    ["Office", "Professional Office", "totalArea"],
  ])("of %s, %s starts with %s", (type, subtype, key) => {
    expect(findSubtypeForm(type, subtype)?.fields.find((field) => field.fact === 1)?.key).toBe(key);
  });

  test("shows the next fact if the first was not entered", () => {
    const features = { parkingSpots: 12, totalArea: 900, seats: "" };
    expect(
      listCardFacts({ type: "Commercial", subtype: "Food & Beverage", features }).map((fact) => fact.field.key),
    ).toEqual(["totalArea", "parkingSpots"]);
  });

  test("has no facts if the owner entered none, or if the subtype is unknown", () => {
    expect(
      listCardFacts({
        type: "Office",
        subtype: "Professional Office",
        features: { includes: ["Elevator"], zoning: "C1" },
      }),
    ).toEqual([]);
    expect(listCardFacts({ type: "Office", subtype: "Castle", features: { totalArea: 5 } })).toEqual([]);
  });
});
