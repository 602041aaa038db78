import { findCategory } from "@vestpocket/domain/categories/categories.schema";
import { findCity, findProvince, listProvincesOfCity, PROVINCES } from "@vestpocket/domain/places/places.schema";
import { findPriceBand, PRICE_BANDS, type PriceBand } from "@vestpocket/domain/prices/prices.schema";
import type { SearchQuery } from "./search-query.ts";

// What each picker's choice makes of a search. Every one of them leads back to the first page.

/** The category pressed; the one already chosen is cleared. */
export function toggleType(search: SearchQuery, type: string): SearchQuery {
  const chosen = findCategory(search.type ?? "")?.type;
  return { ...search, type: chosen === type ? undefined : type, subtype: undefined, page: undefined };
}

/** A province clears the city; null: any province. */
export function chooseProvince(search: SearchQuery, province: string | null): SearchQuery {
  return { ...search, province: province ?? undefined, city: undefined, page: undefined };
}

/** A place is a city in its province, as `placeKey` writes it. A city sets its province; null: any city. */
export function choosePlace(search: SearchQuery, place: string | null): SearchQuery {
  if (place === null) return { ...search, city: undefined, page: undefined };
  const [province = "", city = ""] = place.split(SEPARATOR);
  return { ...search, province: province === "" ? undefined : province, city, page: undefined };
}

/** A band's key; null: Any Price, which clears both bounds. */
export function choosePriceBand(search: SearchQuery, key: string | null): SearchQuery {
  const band: PriceBand | undefined = PRICE_BANDS.find((each) => each.key === key);
  return { ...search, lowerPrice: band?.lower, upperPrice: band?.upper, page: undefined };
}

/** The key of the band that a search's bounds are; undefined for no bounds, and for bounds that are no band. */
export function chosenPriceBand({ lowerPrice, upperPrice }: SearchQuery): string | undefined {
  return findPriceBand(lowerPrice, upperPrice)?.key;
}

const SEPARATOR = "/";

/** Lloydminster, Whitehorse and Iqaluit stand in two provinces' lists: only with its province is a city one place. */
export function placeKey(province: string, city: string): string {
  return `${province}${SEPARATOR}${city}`;
}

export interface Place {
  readonly key: string;
  readonly city: string;
  /** The postal abbreviation; only where the list has another city of the name. */
  readonly provinceCode: string | undefined;
}

/** The cities to choose from: the province's, or all where no province is chosen. */
export function listPlaces(provinceName: string | undefined): Place[] {
  const province = findProvince(provinceName ?? "");
  return (province ? [province] : PROVINCES).flatMap(({ name, code, cities }) =>
    cities.map((city) => ({
      key: placeKey(name, city.name),
      city: city.name,
      provinceCode: province === undefined && listProvincesOfCity(city.name).length > 1 ? code : undefined,
    })),
  );
}

/**
 * The place that a search means. A city without a province is the one of that name; where two have it, or where it is not
 * in our lists, it is a place of its own without a province: the search then finds every city of the name.
 */
export function chosenPlace({ province: provinceName, city }: SearchQuery): Place | undefined {
  if (city === undefined) return undefined;
  const province = findProvince(provinceName ?? "");
  const candidates = province ? [province] : listProvincesOfCity(city);
  const only = candidates.length === 1 ? candidates[0] : undefined;
  const found = only && findCity(only, city);
  if (only && found) return { key: placeKey(only.name, found.name), city: found.name, provinceCode: undefined };
  return { key: placeKey(province?.name ?? "", city), city, provinceCode: undefined };
}

/** The same list with the chosen place in it, should it be missing. */
export function withPlace(places: readonly Place[], chosen: Place | undefined): readonly Place[] {
  if (!chosen || places.some(({ key }) => key === chosen.key)) return places;
  return [chosen, ...places];
}

/** By name, as a reader of the language sorts. */
export function byCity(language: string): (one: Place, other: Place) => number {
  const { compare } = new Intl.Collator(language);
  return (one, other) => compare(one.city, other.city) || compare(one.key, other.key);
}
