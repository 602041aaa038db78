import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { problemsOf } from "../../shared/problems.ts";
import { CATEGORIES } from "../categories/categories.schema.ts";
import { readFeatures } from "./features.rules.ts";
import { findSubtypeForm, listOptions } from "./listings.fields.ts";
import { LISTING_TYPES } from "./listings.terms.ts";

const YEAR = 2026;
const FORMS = CATEGORIES.flatMap((category) =>
  category.subtypes.flatMap(({ name }) => {
    const form = findSubtypeForm(category.type, name);
    return form ? [{ type: category.type, subtype: name, form }] : [];
  }),
);

const problems = (features: Record<string, unknown>, type = "Industrial", subtype = "Warehousing") =>
  Object.entries(problemsOf(readFeatures({ type, subtype, features, currentYear: YEAR }))).map(([field, message]) => ({
    field,
    message,
  }));
const onlyProblem = (features: Record<string, unknown>) => {
  const found = problems(features);
  expect(found).toHaveLength(1);
  return { field: found[0]?.field, id: found[0]?.message.id, values: found[0]?.message.values };
};

describe("a listing's fields are accepted", () => {
  test("if the listing type has them, and rejected under their name if it does not", () => {
    const features = { monthlyRent: 4_200 };
    for (const { type, subtype } of FORMS) {
      const found = LISTING_TYPES.map((listingType) =>
        problemsOf(readFeatures({ type, subtype, listingType, features, currentYear: YEAR })),
      );
      expect(found.map(({ monthlyRent }) => monthlyRent?.id)).toEqual([
        "listings.other_listing_type",
        "listings.other_listing_type",
        undefined,
      ]);
    }
  });

  test("when there are none, since every field is optional", () => {
    for (const { type, subtype } of FORMS) expect(problems({}, type, subtype)).toEqual([]);
  });

  test("when each is of its kind and within its bounds", () => {
    const features = { clearHeightFeet: 28.5, truckLevelDoors: 4, zoning: "M2", water: "Well", taxYear: "2025" };
    expect(problems({ ...features, includes: ["Sprinklers", "Cold storage"] })).toEqual([]);
  });

  test("at the very bounds of every number of every form", () => {
    for (const { type, subtype, form } of FORMS) {
      for (const { key, kind, min = 0, max = 0 } of form.fields) {
        if (kind !== "number") continue;
        expect(problems({ [key]: min }, type, subtype)).toEqual([]);
        expect(problems({ [key]: max }, type, subtype)).toEqual([]);
        expect(problems({ [key]: max + 1 }, type, subtype)).toHaveLength(1);
        expect(problems({ [key]: min - 1 }, type, subtype)).toHaveLength(1);
      }
    }
  });

  test("with every choice and every tag a form offers", () => {
    for (const { type, subtype, form } of FORMS) {
      expect(problems({ includes: form.tags.map((tag) => tag.value) }, type, subtype)).toEqual([]);
      for (const field of form.fields) {
        for (const { value } of listOptions(field, YEAR)) {
          expect(problems({ [field.key]: value }, type, subtype)).toEqual([]);
        }
      }
    }
  });
});

describe("a listing's fields are rejected, naming the field and its rule", () => {
  test("a key that no form has, or another subtype's", () => {
    expect(onlyProblem({ colour: "red" })).toEqual({
      field: "colour",
      id: "listings.unknown_field",
      values: { field: "colour" },
    });
    expect(onlyProblem({ milkingStalls: 40 }).id).toBe("listings.unknown_field");
    for (const key of ["constructor", "__proto__", "toString"]) {
      expect(onlyProblem(JSON.parse(`{"${key}": "x"}`)).id).toBe("listings.unknown_field");
    }
  });

  test("a value that is not among the choices, whatever its case", () => {
    expect(onlyProblem({ water: "Lake" })).toEqual({
      field: "water",
      id: "listings.not_a_choice",
      values: { value: "Lake" },
    });
    expect(onlyProblem({ water: "well" }).id).toBe("listings.not_a_choice");
    expect(onlyProblem({ heatingType: "Water Radiators" }).id).toBe("listings.not_a_choice");
  });

  test("a tax year before 1800 or after the current year", () => {
    expect(onlyProblem({ taxYear: "1799" }).id).toBe("listings.not_a_choice");
    expect(onlyProblem({ taxYear: "2027" }).id).toBe("listings.not_a_choice");
  });

  test.each([["12"], [Number.NaN], [Number.POSITIVE_INFINITY], [null], [true], [[12]]])(
    "%j where a number belongs",
    (value) => {
      expect(onlyProblem({ truckLevelDoors: value }).id).toBe("listings.not_a_number");
    },
  );

  test.each([[2025], [null], [["M2"]]])("%j where a text or a choice belongs", (value) => {
    expect(onlyProblem({ zoning: value }).id).toBe("listings.not_a_text");
    expect(onlyProblem({ taxYear: value }).id).toBe("listings.not_a_text");
  });

  test("a number out of bounds", () => {
    expect(onlyProblem({ clearHeightFeet: 301 })).toEqual({
      field: "clearHeightFeet",
      id: "listings.out_of_bounds",
      values: { min: 0, max: 300 },
    });
  });

  test("a number with too many decimals", () => {
    expect(onlyProblem({ clearHeightFeet: 28.125 })).toEqual({
      field: "clearHeightFeet",
      id: "listings.too_many_decimals",
      values: { decimals: 2 },
    });
    expect(onlyProblem({ truckLevelDoors: 1.5 }).id).toBe("listings.not_whole");
  });

  test("a text that is empty or too long", () => {
    expect(onlyProblem({ zoning: "  " }).id).toBe("listings.empty_text");
    expect(onlyProblem({ zoning: "\u200b\u2800\0" }).id).toBe("listings.empty_text");
    expect(onlyProblem({ zoning: "é".repeat(61) })).toEqual({
      field: "zoning",
      id: "listings.text_too_long",
      values: { max: 60 },
    });
    expect(problems({ zoning: "🏭".repeat(60) })).toEqual([]);
  });

  test("a tag of another subtype, a duplicate tag, or tags that are not a list", () => {
    expect(onlyProblem({ includes: ["Sprinklers", "Beekeeping"] })).toEqual({
      field: "includes",
      id: "listings.unknown_tag",
      values: { tag: "Beekeeping" },
    });
    expect(onlyProblem({ includes: ["Hydro", "Hydro"] }).id).toBe("listings.tag_twice");
    expect(onlyProblem({ includes: "Hydro" }).id).toBe("listings.not_a_list");
    expect(onlyProblem({ includes: [1] }).id).toBe("listings.not_a_list");
  });

  test("a nonexistent subtype", () => {
    expect(problems({}, "Office", "Retail")).toMatchObject([
      { field: "subtype", message: { id: "listings.unknown_subtype" } },
    ]);
  });

  test("each invalid field once, and long input quoted short", () => {
    const found = problems({ zoning: 1, water: "x".repeat(5_000), clearHeightFeet: 20 });
    expect(found.map((problem) => problem.field)).toEqual(["zoning", "water"]);
    expect(String(found[1]?.message.values?.value)).toHaveLength(61);
  });
});

describe("any accepted value", () => {
  const entry = fc.constantFrom(...FORMS).chain(({ type, subtype, form }) =>
    fc.record({
      type: fc.constant(type),
      subtype: fc.constant(subtype),
      field: fc.constantFrom(...form.fields),
      value: fc.oneof(
        fc.double(),
        fc.integer({ min: -5, max: 400 }),
        fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100),
        fc.string({ maxLength: 600 }),
        fc.constantFrom(...form.fields.flatMap((field) => listOptions(field, YEAR).map((option) => option.value))),
        fc.anything(),
      ),
    }),
  );

  test("is of the field's kind and within its bounds", () => {
    let accepted = 0;
    fc.assert(
      fc.property(entry, ({ type, subtype, field, value }) => {
        if (problems({ [field.key]: value }, type, subtype).length > 0) return;
        accepted += 1;
        if (field.kind === "number") {
          expect(value).toBeGreaterThanOrEqual(field.min ?? Number.NaN);
          expect(value).toBeLessThanOrEqual(field.max ?? Number.NaN);
          expect(String(value).split(".")[1]?.length ?? 0).toBeLessThanOrEqual(field.decimals ?? 0);
        } else if (field.kind === "text") {
          expect([...(value as string)].length).toBeLessThanOrEqual(field.maxLength ?? 0);
        } else {
          expect(listOptions(field, YEAR).map((option) => option.value)).toContain(value);
        }
      }),
      { numRuns: 3_000 },
    );
    expect(accepted).toBeGreaterThan(100);
  });

  test("gets a result instead of an exception, whatever the input", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.dictionary(fc.string(), fc.anything()), (type, subtype, features) => {
        expect(Array.isArray(problems(features, type, subtype))).toBe(true);
        expect(problems(features).length).toBeLessThanOrEqual(Object.keys(features).length);
      }),
    );
  });
});
