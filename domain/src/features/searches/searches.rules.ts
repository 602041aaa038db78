import type { Message } from "../../shared/text.ts";
import { CATEGORIES, findCategory, findSubtype, UNKNOWN_TYPE } from "../categories/categories.schema.ts";
import { addKeywords } from "../keywords/keywords.rules.ts";
import { findProvince, UNKNOWN_PROVINCE } from "../places/places.schema.ts";
import type { SearchFilter } from "./searches.schema.ts";

export const UNKNOWN_SUBTYPE: Message = /*i18n*/ {
  id: "searches.unknown_subtype",
  message: "Unknown subtype.",
};
export const BOUNDS_CROSSED: Message = /*i18n*/ {
  id: "searches.bounds_crossed",
  message: "The lowest price cannot be above the highest price.",
};
export const FOREIGN_CURSOR: Message = /*i18n*/ {
  id: "searches.foreign_cursor",
  message: "This cursor does not belong to this search.",
};
export const LATITUDE_AND_LONGITUDE: Message = /*i18n*/ {
  id: "searches.latitude_and_longitude",
  message: "Latitude and longitude must be given together.",
};

/**
 * The problems with a filter that its schema cannot express, by field: unknown names, a lowest price above the highest, and
 * the keyword rules. Empty if there are none (product.md §6).
 */
export function findFilterProblems(filter: SearchFilter): Record<string, Message> {
  const problems: Record<string, Message> = {};
  if (filter.type !== undefined && findCategory(filter.type) === undefined) problems.type = UNKNOWN_TYPE;
  const { subtype } = filter;
  if (subtype !== undefined && !CATEGORIES.some((category) => findSubtype(category, subtype) !== undefined)) {
    problems.subtype = UNKNOWN_SUBTYPE;
  }
  if (filter.province !== undefined && findProvince(filter.province) === undefined)
    problems.province = UNKNOWN_PROVINCE;
  if (filter.lowerPrice !== undefined && filter.upperPrice !== undefined && filter.lowerPrice > filter.upperPrice) {
    problems.lowerPrice = BOUNDS_CROSSED;
  }
  const keywords = addKeywords(filter.keywords ?? []);
  if ("refusal" in keywords) problems.keywords = keywords.refusal;
  return problems;
}
