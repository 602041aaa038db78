import { CATEGORIES, subtypeKey } from "@vestpocket/domain/categories/categories.schema";
import { expect, test } from "vitest";
import { CATEGORY_ICONS } from "./category-icon.tsx";
import { SUBTYPE_ICONS } from "./subtype-icon.tsx";

test("each of the 37 subtypes has an icon, and there are no others", () => {
  const keys = CATEGORIES.flatMap((category) => category.subtypes.map((subtype) => subtypeKey(category, subtype)));
  expect(Object.keys(SUBTYPE_ICONS).sort()).toEqual(keys.sort());
  expect(keys).toHaveLength(37);
});

test("no two subtypes share an icon", () => {
  const icons = [...Object.values(CATEGORY_ICONS), ...Object.values(SUBTYPE_ICONS)];
  expect(new Set(icons).size).toBe(9 + 37);
});
