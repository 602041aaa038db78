import type { ListingType } from "@vestpocket/domain/listings/listings.terms";
import type { LocatedCity } from "@vestpocket/domain/places/places.rules";
import { PROVINCES } from "@vestpocket/domain/places/places.schema";
import { omitIntent } from "@vestpocket/domain/searches/intent.rules";
import { foldZoning, listBounds, type NamedFilter } from "@vestpocket/domain/searches/searches.rules";
import { listCitiesWithin } from "@vestpocket/domain/searches/within.rules";
import type { Within } from "@vestpocket/domain/searches/within.schema";
import { foldText } from "@vestpocket/domain/shared/text";
import type { CityKey, Criteria } from "./matches.queries.ts";

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

/** A change here, even of the order, invalidates clients' cursors. */
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
