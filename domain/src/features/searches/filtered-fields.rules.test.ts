import { expect, test } from "vitest";
import { CATEGORIES } from "../categories/categories.schema.ts";
import { listAskedGroups, NO_VALUES } from "../listings/posting-values.rules.ts";
import { countFilteredFacts, FIRST_FIELDS, listFilteredFields, listFirstFields } from "./filtered-fields.rules.ts";

const keysOf = (fields: readonly { readonly key: string }[]) => fields.map(({ key }) => key);
const warehouse = { ...NO_VALUES, type: "Industrial", subtype: "Warehousing", listingType: "sale" as const };

test("what the cards of a subtype show comes first, then what buyers of its category decide by", () => {
  const keys = keysOf(listFilteredFields(warehouse));
  expect(keys.slice(0, 2)).toEqual(["totalArea", "clearHeightFeet"]);
  expect(keys).toEqual(expect.arrayContaining(["truckLevelDoors", "gradeLevelDoors"]));
  expect(listFilteredFields(NO_VALUES)).toEqual([]);
});

const KINDS = CATEGORIES.flatMap(({ type, subtypes }) => subtypes.map(({ name }) => ({ type, subtype: name })));

test.each(KINDS)("$type, $subtype asks at most five fields first, each of its own form and once", (kind) => {
  for (const listingType of ["sale", "rent", "both"] as const) {
    const values = { ...NO_VALUES, ...kind, listingType };
    const first = keysOf(listFirstFields(values));
    const asked = keysOf(listAskedGroups(values).flatMap(({ fields }) => fields));
    expect(first.length).toBeGreaterThan(0);
    expect(first.length).toBeLessThanOrEqual(FIRST_FIELDS);
    expect(new Set(first).size).toBe(first.length);
    expect(asked).toEqual(expect.arrayContaining(first));
  }
});

test("the price and the city count among the facts that buyers filter by", () => {
  const total = listFilteredFields(warehouse).length + 2;
  expect(countFilteredFacts(warehouse, false)).toEqual({ stated: 0, total });
  const filled = { ...warehouse, city: "Mississauga", fields: { totalArea: "12000", clearHeightFeet: " " } };
  expect(countFilteredFacts(filled, true)).toEqual({ stated: 3, total });
});
