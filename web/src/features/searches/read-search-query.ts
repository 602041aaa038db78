import { CATEGORIES, findCategory, findSubtype } from "@vestpocket/domain/categories/categories.schema";
import { CONFIRMED_WITHIN } from "@vestpocket/domain/confirmations/confirmations.terms";
import { addKeyword } from "@vestpocket/domain/keywords/keywords.rules";
import type { ListingType, PostedAs } from "@vestpocket/domain/listings/listings.terms";
import { findCityName, findProvince } from "@vestpocket/domain/places/places.schema";
import { PRICE_MAX } from "@vestpocket/domain/prices/prices.schema";
import type { MeasureSort, Sort } from "@vestpocket/domain/searches/searches.schema";
import { PAGE_MAX } from "@vestpocket/domain/shared/paging";
import { readBounds } from "./bounds-query.ts";
import { MEASURE_NAMES } from "./measure-names.derived.ts";
import type { SearchQuery } from "./search-query.ts";
import { readWithin } from "./within-query.ts";

// Repeated here because importing the schema would add the validator to the home page's bundle.
const SORTS: Readonly<Record<Exclude<Sort, MeasureSort>, true>> = {
  relevance: true,
  featured: true,
  newest: true,
  confirmed: true,
  "price-asc": true,
  "price-desc": true,
};
const LISTING_TYPES: Readonly<Record<ListingType, true>> = { sale: true, rent: true, both: true };

const POSTED_AS: Readonly<Record<PostedAs, true>> = { agent: true, owner: true };

const NAME_MAX = 60;

/**
 * Parses a query string. URLs are typed, shared and old, so names match in any case and spelling and invalid values are
 * dropped: the server never rejects the result.
 */
export function readSearchQuery(query: URLSearchParams): SearchQuery {
  const category = findCategory(query.get("type") ?? "");
  const province = findProvince(query.get("province") ?? "");
  const [lowerPrice, upperPrice] = inOrder(readBound(query, "lowerPrice"), readBound(query, "upperPrice"));
  const keywords = readKeywords(query.getAll("keywords"));
  const page = readWhole(query, "page");
  return withoutUndefined({
    type: category?.type,
    subtype: readSubtype(query, category),
    province: province?.name,
    city: readCity(query, province),
    within: readWithin(query),
    lowerPrice,
    upperPrice,
    bounds: readBounds(query),
    zoning: readName(query, "zoning"),
    keywords: keywords.length === 0 ? undefined : keywords,
    listingType: readKey(query, "listingType", LISTING_TYPES),
    postedAs: readKey(query, "postedAs", POSTED_AS),
    confirmedWithin: CONFIRMED_WITHIN.find((days) => query.get("confirmedWithin") === String(days)),
    sort: readKey(query, "sort", SORTS) ?? readMeasureSort(query.get("sort") ?? ""),
    page: page !== undefined && page > 1 ? Math.min(page, PAGE_MAX) : undefined,
  });
}

function readSubtype(query: URLSearchParams, category: ReturnType<typeof findCategory>): string | undefined {
  const spelling = query.get("subtype") ?? "";
  for (const each of category ? [category] : CATEGORIES) {
    const subtype = findSubtype(each, spelling);
    if (subtype) return subtype.name;
  }
  return undefined;
}

/** Keeps a city that is not in our lists, because it may have a listing. */
function readCity(query: URLSearchParams, province: ReturnType<typeof findProvince>): string | undefined {
  const spelling = readName(query, "city");
  return spelling && (findCityName(spelling, province) ?? spelling);
}

/** Reads a name that is not looked up in a list. */
function readName(query: URLSearchParams, name: string): string | undefined {
  const text = (query.get(name) ?? "").replaceAll("\0", "").trim();
  return text === "" || text.length > NAME_MAX ? undefined : text;
}

function readMeasureSort(text: string): MeasureSort | undefined {
  const measure = MEASURE_NAMES.find((name) => text === `${name}-asc` || text === `${name}-desc`);
  return measure && (text as MeasureSort);
}

function readKeywords(typed: readonly string[]): string[] {
  let keywords: readonly string[] = [];
  for (const keyword of typed) {
    const added = addKeyword(keywords, keyword.replaceAll("\0", ""));
    if ("keywords" in added) keywords = added.keywords;
  }
  return [...keywords];
}

function readBound(query: URLSearchParams, name: string): number | undefined {
  const bound = readWhole(query, name);
  return bound !== undefined && bound <= PRICE_MAX ? bound : undefined;
}

function readWhole(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name) ?? "";
  return /^\d{1,15}$/u.test(text) ? Number(text) : undefined;
}

function inOrder(lower: number | undefined, upper: number | undefined): [number | undefined, number | undefined] {
  return lower !== undefined && upper !== undefined && lower > upper ? [upper, lower] : [lower, upper];
}

function readKey<Key extends string>(
  query: URLSearchParams,
  name: string,
  known: Readonly<Record<Key, true>>,
): Key | undefined {
  const value = query.get(name) ?? "";
  return Object.hasOwn(known, value) ? (value as Key) : undefined;
}

function withoutUndefined<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Value;
}
