import { DIRECT_RESULTS_MAX } from "../../shared/paging.ts";
import { addProblems, type Parsed, type Problems, problemsOf } from "../../shared/problems.ts";
import { type Message, withValues } from "../../shared/text.ts";
import { CATEGORIES, type Category, findCategory, findSubtype, UNKNOWN_TYPE } from "../categories/categories.schema.ts";
import { addKeywords } from "../keywords/keywords.rules.ts";
import { findCityName, findProvince, UNKNOWN_PROVINCE } from "../places/places.schema.ts";
import { hasMeasure } from "./measures.rules.ts";
import { MEASURE_KEYS, type MeasureKey, measureOf } from "./measures.ts";
import type { Bounds, SearchFilter } from "./searches.schema.ts";
import { readWithin } from "./within.rules.ts";

export const UNKNOWN_SUBTYPE: Message = /*i18n*/ {
  id: "searches.unknown_subtype",
  message: "Unknown subtype.",
};
export const BOUNDS_CROSSED: Message = /*i18n*/ {
  id: "searches.bounds_crossed",
  message: "The lowest price cannot be above the highest price.",
};
const UNKNOWN_ZONING: Message = /*i18n*/ {
  id: "searches.unknown_zoning",
  message: "Unknown zoning.",
};
const VALUES_CROSSED: Message = /*i18n*/ {
  id: "searches.values_crossed",
  message: "{measure}: the lowest value cannot be above the highest.",
};
const NOT_MEASURED: Message = /*i18n*/ {
  id: "searches.not_measured",
  message: "{measure}: does not apply to this kind of listing.",
};
export const FOREIGN_CURSOR: Message = /*i18n*/ {
  id: "searches.foreign_cursor",
  message: "This cursor does not belong to this search.",
};
export const PAGE_TOO_DEEP: Message = /*i18n*/ {
  id: "searches.page_too_deep",
  message: "This page is too far down to open directly. Please narrow the search, or go there page by page.",
};
export const LATITUDE_AND_LONGITUDE: Message = /*i18n*/ {
  id: "searches.latitude_and_longitude",
  message: "Latitude and longitude must be given together.",
};

/** Whether a page is within the results whose pages can be requested without a cursor (product.md §6.4). */
export function isDirectPage({ page, limit }: { readonly page: number; readonly limit: number }): boolean {
  return page * limit <= DIRECT_RESULTS_MAX;
}

/** A filter with its names in the data's spelling and its keywords trimmed, without duplicates. */
export type NamedFilter = Omit<SearchFilter, "sort" | "keywords"> & { readonly keywords: readonly string[] };

/**
 * Looks up a filter's names and checks the rules that its schema cannot: crossed bounds and the keyword rules
 * (product.md §6).
 */
export function readFilter({ sort: _, ...filter }: SearchFilter): Parsed<NamedFilter> {
  const { lowerPrice, upperPrice } = filter;
  const category = filter.type === undefined ? undefined : findCategory(filter.type);
  const subtype = filter.subtype === undefined ? undefined : findSubtypeName(filter.subtype, category);
  const province = filter.province === undefined ? undefined : findProvince(filter.province);
  const city = filter.city === undefined ? undefined : (findCityName(filter.city, province) ?? filter.city);
  const within = filter.within && readWithin(filter.within);
  const added = addKeywords(filter.keywords ?? []);
  const isCrossed = lowerPrice !== undefined && upperPrice !== undefined && lowerPrice > upperPrice;
  const keywords = "keywords" in added ? added.keywords : [];
  return addProblems(
    {
      value: {
        ...filter,
        type: category?.type,
        subtype,
        province: province?.name,
        ...(city !== undefined && { city }),
        keywords,
        ...(within && "value" in within && { within: within.value }),
      },
    },
    {
      type: filter.type !== undefined && category === undefined ? UNKNOWN_TYPE : undefined,
      subtype: filter.subtype !== undefined && subtype === undefined ? UNKNOWN_SUBTYPE : undefined,
      province: filter.province !== undefined && province === undefined ? UNKNOWN_PROVINCE : undefined,
      ...(within && problemsOf(within)),
      lowerPrice: isCrossed ? BOUNDS_CROSSED : undefined,
      zoning: filter.zoning !== undefined && foldZoning(filter.zoning) === "" ? UNKNOWN_ZONING : undefined,
      ...findBoundsProblems(filter.bounds ?? {}, { type: category?.type, subtype, listingType: filter.listingType }),
      keywords: "refusal" in added ? added.refusal : undefined,
    },
  );
}

/**
 * A zoning as it is compared: like the database's key, without the accents of letters and in lower case, and without
 * spaces. All other signs stay (product.md §6.1).
 */
export function foldZoning(zoning: string): string {
  return zoning
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/gu, "")
    .toLowerCase()
    .replace(/\s+/gu, "");
}

function findBoundsProblems(bounds: Bounds, scope: Parameters<typeof hasMeasure>[1]): Problems {
  const problems = listBounds(bounds).flatMap(({ measure, min = 0, max = min }) => {
    const values = { measure: measureOf(measure).label };
    if (!hasMeasure(measure, scope)) return [[`bounds.${measure}`, withValues(NOT_MEASURED, values)] as const];
    return min > max ? [[`bounds.${measure}`, withValues(VALUES_CROSSED, values)] as const] : [];
  });
  return Object.fromEntries(problems);
}

interface Bound {
  readonly measure: MeasureKey;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** The effective bounds, in the order of the measures. */
export function listBounds(bounds: Bounds): Bound[] {
  return MEASURE_KEYS.flatMap((measure) => {
    const { min, max } = bounds[measure] ?? {};
    return min === undefined && max === undefined ? [] : [{ measure, min, max }];
  });
}

/** A subtype's name in the data's spelling. One of another category matches nothing, and stays as typed. */
function findSubtypeName(spelling: string, category: Category | undefined): string | undefined {
  const own = category && findSubtype(category, spelling);
  if (own) return own.name;
  const other = CATEGORIES.map((each) => findSubtype(each, spelling)).find((found) => found !== undefined);
  return category && other ? spelling : other?.name;
}
