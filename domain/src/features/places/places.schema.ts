import type { Message } from "../../shared/text.ts";
import { createFinder } from "../../shared/text.ts";
import { CITIES } from "./places.cities.ts";
import { FRENCH_CITY_NAMES, foldPlace, listCityNames } from "./places.names.ts";
import { type City, PROVINCE_CODES, type ProvinceCode, type ProvinceName } from "./places.provinces.ts";

export interface Province {
  readonly name: ProvinceName;
  /** Postal abbreviation. */
  readonly code: string;
  readonly cities: readonly City[];
}

/** The 13 provinces and territories in the order of the pickers (product.md §4). */
export const PROVINCES: readonly Province[] = (Object.keys(PROVINCE_CODES) as ProvinceName[]).map((name) => ({
  name,
  code: PROVINCE_CODES[name],
  cities: CITIES[name],
}));

export const PROVINCE_LABELS: Readonly<Record<ProvinceCode, Message>> = {
  ON: /*i18n*/ { id: "places.province.ON", message: "Ontario" },
  BC: /*i18n*/ { id: "places.province.BC", message: "British Columbia" },
  AB: /*i18n*/ { id: "places.province.AB", message: "Alberta" },
  QC: /*i18n*/ { id: "places.province.QC", message: "Quebec" },
  MB: /*i18n*/ { id: "places.province.MB", message: "Manitoba" },
  SK: /*i18n*/ { id: "places.province.SK", message: "Saskatchewan" },
  NS: /*i18n*/ { id: "places.province.NS", message: "Nova Scotia" },
  NB: /*i18n*/ { id: "places.province.NB", message: "New Brunswick" },
  NL: /*i18n*/ { id: "places.province.NL", message: "Newfoundland and Labrador" },
  PE: /*i18n*/ { id: "places.province.PE", message: "Prince Edward Island" },
  NT: /*i18n*/ { id: "places.province.NT", message: "Northwest Territories" },
  YT: /*i18n*/ { id: "places.province.YT", message: "Yukon" },
  NU: /*i18n*/ { id: "places.province.NU", message: "Nunavut" },
};

export const UNKNOWN_PROVINCE: Message = /*i18n*/ {
  id: "searches.unknown_province",
  message: "Unknown province.",
};

/** A city's name in a language. */
export function cityLabel(name: string, language: string): string {
  return language === "fr" ? (FRENCH_CITY_NAMES[name] ?? name) : name;
}

/** The ten cities on the home page, in its order (product.md §4). */
export const HOME_CITIES = [
  "Toronto",
  "Montreal",
  "Calgary",
  "Ottawa",
  "Edmonton",
  "Hamilton",
  "Vancouver",
  "Mississauga",
  "Winnipeg",
  "Vaughan",
] as const;

const findAmongProvinces = createFinder(PROVINCES, ({ name }) => name);

interface NamedCity {
  readonly province: Province;
  readonly city: City;
  /** Its name in our lists, and all its names, as `foldPlace` has them. */
  readonly key: string;
  readonly names: readonly string[];
}

let namedCities: readonly NamedCity[] | undefined;

/** The cities that a spelling means: those of this name in our lists, otherwise those that are also called so. */
function listNamed(spelling: string, province?: Province): readonly NamedCity[] {
  namedCities ??= PROVINCES.flatMap((each) =>
    each.cities.map((city) => {
      const names = listCityNames(city.name).map(foldPlace);
      return { province: each, city, key: names[0] ?? "", names };
    }),
  );
  const sought = foldPlace(spelling);
  const among = namedCities.filter((each) => province === undefined || each.province === province);
  const found = among.filter(({ key }) => key === sought);
  return found.length > 0 ? found : among.filter(({ names }) => names.includes(sought));
}

/** The province of this name, in any case and with or without accents; undefined if there is none. */
export function findProvince(spelling: string): Province | undefined {
  return findAmongProvinces(spelling);
}

/** The city of this name in a province, however it is written and in either language; undefined if there is none (product.md §4). */
export function findCity(province: Province, spelling: string): City | undefined {
  return listNamed(spelling, province)[0]?.city;
}

/**
 * The name in our lists of a city that is written in any way, in one province or in any. Undefined if there is none, or if
 * it may be two cities: “Saint-Jean” without a province (product.md §4).
 */
export function findCityName(spelling: string, province?: Province): string | undefined {
  const names = new Set(listNamed(spelling, province).map(({ city }) => city.name));
  return names.size === 1 ? [...names][0] : undefined;
}

/** The provinces that have a city of this name, however it is written. Lloydminster is in two. */
export function listProvincesOfCity(spelling: string): Province[] {
  return listNamed(spelling).map(({ province }) => province);
}
