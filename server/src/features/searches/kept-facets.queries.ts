import { CATEGORY_TYPES, findCategory } from "@vestpocket/domain/categories/categories.schema";
import { LISTING_TYPES } from "@vestpocket/domain/listings/listings.terms";
import { PROVINCES } from "@vestpocket/domain/places/places.schema";
import type { Criteria } from "@vestpocket/domain/searches/criteria.rules";
import { CITIES } from "@vestpocket/domain/searches/criteria.rules";
import type { Facet } from "@vestpocket/domain/searches/facets.schema";
import { type SQL, sql } from "drizzle-orm";
import { all } from "./matches.queries.ts";

interface MaintainedCounts {
  readonly criteria: Criteria;
  /** The price steps that the search covers whole. */
  readonly steps: { readonly first: number; readonly last: number } | undefined;
}

/**
 * The count rows that a facet sums, in which an empty text means any. Every row is looked up by its full key: a range
 * of keys would include many rows of other combinations.
 */
export function keptRows(facet: Facet, { criteria, steps }: MaintainedCounts): SQL {
  return all([
    ...inCategory(facet, criteria),
    inPlace(facet, criteria),
    isOneOf(sql`listing_type`, facet === "listingTypes" ? LISTING_TYPES : (criteria.listingTypes ?? [""])),
    facet === "prices" || steps === undefined
      ? sql`price_step >= 0`
      : sql`price_step BETWEEN ${steps.first} AND ${steps.last}`,
  ]);
}

function inCategory(facet: Facet, { type = "", subtype = "" }: Criteria): SQL[] {
  const types = facet === "types" ? CATEGORY_TYPES : [type];
  const subtypes = facet === "subtypes" ? (findCategory(type)?.subtypes ?? []).map(({ name }) => name) : [subtype];
  return [isOneOf(sql`type`, types), isOneOf(sql`subtype`, facet === "types" ? [""] : subtypes)];
}

/** A part of the map is the sum of its cities. */
function inPlace(facet: Facet, { province, cityKey, cities }: Criteria): SQL {
  if (cities === undefined && facet === "provinces") {
    const names = PROVINCES.map(({ name }) => name);
    return sql`${isOneOf(sql`province`, names)} AND city_key = ''`;
  }
  if (cities === undefined && facet !== "cities") {
    return sql`province = ${province ?? ""} AND city_key = ${cityKey ?? ""}`;
  }
  if (cities === undefined) return inEveryCity(province);
  const isAnyCity = facet === "provinces" || facet === "cities";
  const among = cities
    .filter((place) => facet === "provinces" || province === undefined || place.province === province)
    .filter((place) => isAnyCity || cityKey === undefined || place.cityKey === cityKey);
  const [names, keys] = [among.map((place) => place.province), among.map((place) => place.cityKey)];
  return sql`(province, city_key) IN (SELECT * FROM unnest(${sql.param(names)}::text[], ${sql.param(keys)}::text[]))`;
}

/** For one province by full keys; for all, by the map's index, which contains only cities. */
function inEveryCity(province: string | undefined): SQL {
  if (province === undefined) return sql`province <> '' AND city_key <> ''`;
  const keys = CITIES.filter((place) => place.province === province).map(({ cityKey }) => cityKey);
  return sql`province = ${province} AND ${isOneOf(sql`city_key`, keys)}`;
}

const isOneOf = (column: SQL, values: readonly string[]) => sql`${column} = ANY(${sql.param(values)}::text[])`;
