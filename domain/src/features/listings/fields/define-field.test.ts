import { expect, test } from "vitest";
import { CATEGORIES, subtypeKey } from "../../categories/categories.schema.ts";
import { AUDIENCES, reaches } from "../../disclosure/disclosure.terms.ts";
import { keepWithin } from "../../disclosure/levels.rules.ts";
import { findSubtypeForm, LISTING_FIELDS } from "../listings.fields.ts";
import { dropdown, money, number, text } from "./define-field.ts";

const label = { id: "listings.field.rentRoll", message: "Rent Roll" };

test.each([
  ["number", number(label, { group: "building", unit: "count", max: 9 })],
  ["text", text(label, { group: "use" })],
  ["dropdown", dropdown(label, { group: "use", options: [] })],
])("a %s is for members, also in a confidential listing, unless it declares otherwise", (kind, field) => {
  expect(field).toMatchObject({ key: "rentRoll", kind });
  expect(field.disclosure).toEqual({
    byDefault: "member",
    floor: "public",
    ceiling: "granted",
    confidential: "member",
  });
});

test("a figure about money is for signers in a confidential listing, unless it declares otherwise", () => {
  expect(money(label).disclosure.confidential).toBe("nda");
  expect(number(label, { group: "financial", unit: "percent", max: 9 }).disclosure.confidential).toBe("nda");
  expect(number(label, { group: "building", unit: "percent", max: 9 }).disclosure.confidential).toBe("member");
  expect(money(label, { disclosure: { confidential: "granted" } }).disclosure.confidential).toBe("granted");
});

test("a field's own default and floor hold, whatever its owner chooses", () => {
  const { disclosure } = text(label, { group: "use", disclosure: { byDefault: "nda", floor: "verified" } });
  expect(keepWithin(disclosure)).toBe("nda");
  expect(AUDIENCES.map((chosen) => keepWithin(disclosure, chosen))).toEqual([
    "verified",
    "verified",
    "verified",
    "nda",
    "granted",
  ]);
});

test.each(LISTING_FIELDS)("$key has a default between its floor and its ceiling", ({ disclosure }) => {
  const { byDefault, floor, ceiling, confidential } = disclosure;
  for (const audience of [byDefault, confidential]) {
    expect(reaches(audience, floor)).toBe(true);
    expect(reaches(ceiling, audience)).toBe(true);
  }
  expect(reaches(confidential, byDefault)).toBe(true);
});

const FORMS = CATEGORIES.flatMap((category) =>
  category.subtypes.map((subtype) => ({
    names: [category.slug, subtypeKey(category, subtype)],
    keys: findSubtypeForm(category.type, subtype.name)?.fields.map(({ key }) => key) ?? [],
  })),
);

test.each(LISTING_FIELDS.flatMap(({ key, forms }) => (forms ? [{ key, ...forms }] : [])))(
  "$key is asked once in each form that it names, $side $beside, and in no other",
  ({ key, in: named, beside }) => {
    for (const name of named) expect(FORMS.flatMap(({ names }) => names)).toContain(name);
    for (const { names, keys } of FORMS) {
      const isNamed = names.some((name) => (named as readonly string[]).includes(name));
      expect([names, keys.filter((each) => each === key).length]).toEqual([names, isNamed ? 1 : 0]);
      if (isNamed) expect(keys).toContain(beside);
    }
  },
);
