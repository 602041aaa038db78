import type { Message } from "../../shared/text.ts";
import { createFinder } from "../../shared/text.ts";
import { CITIES } from "./places.cities.ts";
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

/** City names that differ in French. */
const FRENCH_CITY_NAMES: Readonly<Record<string, string>> = {
  Montreal: "Montréal",
  "Quebec City": "Québec",
  "Greater Sudbury": "Grand Sudbury",
  "Saint John": "Saint-Jean (N.-B.)",
  "St. John's": "Saint-Jean (T.-N.-L.)",
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
const findAmongCities = new Map(PROVINCES.map((each) => [each, createFinder(each.cities, ({ name }) => name)]));

/** The province of this name, in any case and with or without accents; undefined if there is none. */
export function findProvince(spelling: string): Province | undefined {
  return findAmongProvinces(spelling);
}

/** The city of this name in a province, ignoring case and accents; undefined if there is none. */
export function findCity(province: Province, name: string): City | undefined {
  return findAmongCities.get(province)?.(name);
}

/** The provinces that have a city of this name. Lloydminster is in two. */
export function listProvincesOfCity(name: string): Province[] {
  return PROVINCES.filter((province) => findCity(province, name) !== undefined);
}
