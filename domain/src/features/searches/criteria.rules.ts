import { foldText } from "../../shared/text.ts";
import type { ConfirmedWithin } from "../confirmations/confirmations.terms.ts";
import type { ListingType, PostedAs } from "../listings/listings.terms.ts";
import type { LocatedCity } from "../places/places.rules.ts";
import { PROVINCES } from "../places/places.schema.ts";
import { omitIntent } from "./intent.rules.ts";
import type { MeasureKey } from "./measures.ts";
import { foldZoning, listBounds, type NamedFilter } from "./searches.rules.ts";
import { listCitiesWithin } from "./within.rules.ts";
import type { Within } from "./within.schema.ts";

/** The bounds of a measure in hundredths of its unit, inclusive. */
export interface Bound {
  readonly measure: MeasureKey;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** A city in the database's spelling. */
export interface CityKey {
  readonly province: string;
  readonly cityKey: string;
}

/** A search in the database's spelling, as listings are compared with it (product.md §6.1); an absent condition matches everything. */
export interface Criteria {
  readonly type?: string | undefined;
  readonly subtype?: string | undefined;
  readonly province?: string | undefined;
  readonly cityKey?: string | undefined;
  /** The cities in a part of the map, within the search's province and city. */
  readonly cities?: readonly CityKey[] | undefined;
  readonly listingTypes?: readonly ListingType[] | undefined;
  readonly postedAs?: PostedAs | undefined;
  /** Times 24 hours. */
  readonly confirmedWithin?: ConfirmedWithin | undefined;
  readonly lowerPrice?: number | undefined;
  readonly upperPrice?: number | undefined;
  readonly bounds?: readonly Bound[] | undefined;
  readonly zoning?: string | undefined;
  readonly keywords: readonly string[];
}

/** 'Sale' and 'rent' also match listings offered both ways. */
export const MATCHING_TYPES: Readonly<Record<ListingType, readonly ListingType[]>> = {
  sale: ["sale", "both"],
  rent: ["rent", "both"],
  both: ["both"],
};

/** Every city in the catalogue, in the pickers' order. */
export const CITIES = PROVINCES.flatMap((province) =>
  province.cities.map(({ name }) => ({ province: province.name, cityKey: foldText(name), name })),
);

const CITY_KEYS = new Map(CITIES.map(({ name, ...key }) => [`${key.province}/${name}`, key]));

/** A city of the catalogue in the database's spelling. */
export function toCityKey({ province, city }: Pick<LocatedCity, "province" | "city">): CityKey {
  return CITY_KEYS.get(`${province.name}/${city.name}`) ?? { province: province.name, cityKey: foldText(city.name) };
}

/**
 * What a filter asks for (product.md §6): the only reading of it, for results and for saved searches. Bounds are in
 * hundredths of their unit. A change here, even of the order, invalidates clients' cursors.
 */
export function toCriteria({ city, within, listingType, zoning, ...filter }: NamedFilter): Criteria {
  const cityKey = city === undefined ? undefined : foldText(city);
  return {
    type: filter.type,
    subtype: filter.subtype,
    province: filter.province,
    cityKey,
    cities: within && listCities(within, { province: filter.province, cityKey }),
    listingTypes: listingType === undefined ? undefined : MATCHING_TYPES[listingType],
    postedAs: filter.postedAs,
    confirmedWithin: filter.confirmedWithin,
    lowerPrice: filter.lowerPrice,
    upperPrice: filter.upperPrice,
    bounds: toHundredths(filter.bounds),
    zoning: zoning === undefined ? undefined : foldZoning(zoning),
    keywords: omitIntent(filter.keywords),
  };
}

/** Undefined if nothing is bounded. */
function toHundredths(bounds: NamedFilter["bounds"] = {}): Criteria["bounds"] {
  const given = listBounds(bounds).map(({ measure, min, max }) => ({
    measure,
    min: min === undefined ? undefined : Math.round(min * 100),
    max: max === undefined ? undefined : Math.round(max * 100),
  }));
  return given.length === 0 ? undefined : given;
}

/** The cities in a part of the map, within the search's province and city. */
function listCities(within: Within, { province, cityKey }: Pick<Criteria, "province" | "cityKey">): CityKey[] {
  return listCitiesWithin(within)
    .map(toCityKey)
    .filter((place) => province === undefined || place.province === province)
    .filter((place) => cityKey === undefined || place.cityKey === cityKey);
}
