import type { CategoryType } from "../categories/categories.schema.ts";

/** Categories whose sale includes land; the others sell businesses, shares or rights. */
const REAL_ESTATE: readonly CategoryType[] = [
  "Commercial",
  "Office",
  "Industrial",
  "Land & Development",
  "Investment Properties",
  "Farm & Agricultural",
];

/** Whether listings of this category are sold with their land, whose transfer is taxed. */
export function isRealEstate(type: CategoryType): boolean {
  return REAL_ESTATE.includes(type);
}
