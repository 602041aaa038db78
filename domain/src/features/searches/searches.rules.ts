import type { Message } from "../../shared/text.ts";
import { CATEGORIES, findCategory, findSubtype } from "../categories/categories.schema.ts";
import { findProvince } from "../places/places.schema.ts";
import type { SearchFilter } from "./searches.schema.ts";

/** Keyword limits (product.md §6): the same for searching and for posting. */
export const KEYWORD_LENGTH_MAX = 20;
export const KEYWORD_WORDS_MAX = 4;
export const KEYWORDS_MAX = 5;

export const KEYWORD_TOO_LONG: Message = /*i18n*/ {
  id: "searches.keyword_too_long",
  message: "Keywords must be 20 characters or fewer.",
};
export const KEYWORD_TOO_MANY_WORDS: Message = /*i18n*/ {
  id: "searches.keyword_too_many_words",
  message: "You can only add up to 4 words per keyword.",
};
export const TOO_MANY_KEYWORDS: Message = /*i18n*/ {
  id: "searches.too_many_keywords",
  message: "You can only add up to 5 keywords.",
};

/**
 * The keywords after adding one: trimmed, an empty one ignored, a duplicate not added twice.
 * Or the rule the new one breaks, checked in the specified order: length, words, number.
 */
export function addKeyword(
  keywords: readonly string[],
  typed: string,
): { keywords: readonly string[] } | { refusal: Message } {
  const keyword = typed.trim();
  if (keyword === "") return { keywords };
  if ([...keyword].length > KEYWORD_LENGTH_MAX) return { refusal: KEYWORD_TOO_LONG };
  if (keyword.split(/\s+/u).length > KEYWORD_WORDS_MAX) return { refusal: KEYWORD_TOO_MANY_WORDS };
  if (keywords.includes(keyword)) return { keywords };
  if (keywords.length >= KEYWORDS_MAX) return { refusal: TOO_MANY_KEYWORDS };
  return { keywords: [...keywords, keyword] };
}

export const UNKNOWN_TYPE: Message = /*i18n*/ { id: "searches.unknown_type", message: "This category is not known." };
export const UNKNOWN_SUBTYPE: Message = /*i18n*/ {
  id: "searches.unknown_subtype",
  message: "This subtype is not known.",
};
export const UNKNOWN_PROVINCE: Message = /*i18n*/ {
  id: "searches.unknown_province",
  message: "This province is not known.",
};
export const BOUNDS_CROSSED: Message = /*i18n*/ {
  id: "searches.bounds_crossed",
  message: "The lowest price must not be above the highest price.",
};
export const FOREIGN_CURSOR: Message = /*i18n*/ {
  id: "searches.foreign_cursor",
  message: "This cursor does not belong to this search.",
};
export const LATITUDE_AND_LONGITUDE: Message = /*i18n*/ {
  id: "searches.latitude_and_longitude",
  message: "Latitude and longitude are given together.",
};

/**
 * The rules a filter breaks that its shape cannot tell, by field: unknown names, crossed bounds, the keyword rules.
 * Empty where it breaks none.
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

/** Several keywords added one after the other by the rules of addKeyword. */
export function addKeywords(typed: readonly string[]): { keywords: readonly string[] } | { refusal: Message } {
  let keywords: readonly string[] = [];
  for (const keyword of typed) {
    const added = addKeyword(keywords, keyword);
    if ("refusal" in added) return added;
    keywords = added.keywords;
  }
  return { keywords };
}
