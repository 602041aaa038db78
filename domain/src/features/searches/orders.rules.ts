import { CATEGORIES } from "../categories/categories.schema.ts";
import { hasMeasure } from "./measures.rules.ts";
import { DECIDING_MEASURES, type MeasureKey, measureOf } from "./measures.ts";
import type { MeasureSort, SearchFilter } from "./searches.schema.ts";
import { findTrack } from "./tracks.rules.ts";

/** The most orders by a measure that are offered: with the general ones, a list has ten at most. */
const OFFERED_MAX = 5;
/** How many of the general measures come before those that decide in a category. */
const BEFORE_DECIDING = 2;

/** What anyone orders by, the most useful first. */
const GENERAL: readonly MeasureSort[] = [
  "cashFlow-desc",
  "capRate-desc",
  "rentSqftYearNet-asc",
  "grossRevenue-desc",
  "salePerSqft-asc",
  "areaForRent-desc",
  "areaForRent-asc",
  "totalArea-desc",
  "totalArea-asc",
  "land-desc",
];

/** Those of which less is better. */
const LOWEST_FIRST: readonly MeasureKey[] = ["minimumInvestment", "franchiseFee", "royalty"];

const toOrder = (key: MeasureKey): MeasureSort =>
  GENERAL.find((sort) => sort.startsWith(`${key}-`)) ??
  `${key}-${measureOf(key).unit.startsWith("cad-") || LOWEST_FIRST.includes(key) ? "asc" : "desc"}`;

/**
 * The orders by a measure that a page offers for a search, five at most: those it bounds, those that anyone of its
 * track orders by, those that decide in its category, and the one in use (product.md §6.3).
 */
export function listOrders(search: SearchFilter): MeasureSort[] {
  const { bounds = {}, sort } = search;
  const track = findTrack(search);
  const category = CATEGORIES.find(({ type }) => type === search.type);
  const isOffered = (order: MeasureSort) => {
    const key = keyOf(order);
    const own = measureOf(key).track;
    return (own === undefined || own === track) && key !== "rentMonthGross" && hasMeasure(key, search);
  };
  const general = GENERAL.filter(isOffered);
  const deciding = category === undefined ? [] : DECIDING_MEASURES[category.slug].map(toOrder);
  const offered = [
    ...(Object.keys(bounds) as MeasureKey[]).map(toOrder),
    ...general.slice(0, BEFORE_DECIDING),
    ...deciding,
    ...general.slice(BEFORE_DECIDING),
  ].filter(isOffered);
  const listed = [...new Set(offered)].slice(0, OFFERED_MAX);
  const used = isMeasureSort(sort) && keyOf(sort) !== "rentMonthGross" && !listed.includes(sort) ? [sort] : [];
  return [...listed.slice(0, OFFERED_MAX - used.length), ...used];
}

const keyOf = (sort: MeasureSort) => sort.slice(0, sort.lastIndexOf("-")) as MeasureKey;

const GENERAL_SORTS: readonly string[] = ["relevance", "featured", "newest", "confirmed", "price-asc", "price-desc"];
const isMeasureSort = (sort: SearchFilter["sort"]): sort is MeasureSort =>
  sort !== undefined && !GENERAL_SORTS.includes(sort);
