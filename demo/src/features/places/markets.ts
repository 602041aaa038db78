import type { ProvinceName } from "@vestpocket/domain/places/places.provinces";
import { PROVINCES } from "@vestpocket/domain/places/places.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import { NEW_BRUNSWICK, NOVA_SCOTIA, PRINCE_EDWARD_ISLAND } from "./markets.atlantic.ts";
import { BRITISH_COLUMBIA } from "./markets.british-columbia.ts";
import { NEWFOUNDLAND_AND_LABRADOR, NORTHWEST_TERRITORIES, NUNAVUT, YUKON } from "./markets.north.ts";
import { ONTARIO } from "./markets.ontario.ts";
import { ALBERTA, MANITOBA, SASKATCHEWAN } from "./markets.prairies.ts";
import { QUEBEC } from "./markets.quebec.ts";
import { type CityMarkets, type Market, market } from "./markets.schema.ts";

const MARKETS: Readonly<Record<ProvinceName, CityMarkets>> = {
  Ontario: ONTARIO,
  "British Columbia": BRITISH_COLUMBIA,
  Alberta: ALBERTA,
  Quebec: QUEBEC,
  Manitoba: MANITOBA,
  Saskatchewan: SASKATCHEWAN,
  "Nova Scotia": NOVA_SCOTIA,
  "New Brunswick": NEW_BRUNSWICK,
  "Newfoundland and Labrador": NEWFOUNDLAND_AND_LABRADOR,
  "Prince Edward Island": PRINCE_EDWARD_ISLAND,
  "Northwest Territories": NORTHWEST_TERRITORIES,
  Yukon: YUKON,
  Nunavut: NUNAVUT,
};

export interface CityMarket extends Market {
  readonly province: ProvinceName;
  readonly city: string;
}

const UNKNOWN = market({ weight: 0.5, price: 0.5, rural: 1 });

/** Every city with its market. */
export const CITY_MARKETS: readonly CityMarket[] = PROVINCES.flatMap((province) =>
  province.cities.map((city) => ({
    ...(MARKETS[province.name][city.name] ?? UNKNOWN),
    province: province.name,
    city: city.name,
  })),
);

const byPlace = new Map(CITY_MARKETS.map((entry) => [`${entry.province}/${entry.city}`, entry]));

/** The market of a city; that of a small town if the place is unknown. */
export function findMarket(province: string, city: string): CityMarket {
  return byPlace.get(`${province}/${city}`) ?? { ...UNKNOWN, province: province as ProvinceName, city };
}

/** 'in Griffintown|dans Griffintown' in one language. A place without French is the same in both. */
export function placeIn(language: Language, place: string): string {
  const [english = "", french = english] = place.split("|");
  return language === "fr" ? french : english;
}

const STREET_KINDS: readonly (readonly [RegExp, string])[] = [
  [/^(.+) Street( East| West)?$/u, "rue"],
  [/^(.+) Avenue$/u, "avenue"],
  [/^(.+) Road$/u, "chemin"],
  [/^(.+) Boulevard$/u, "boulevard"],
  [/^(.+) Drive$/u, "promenade"],
];

/** 'Main Street' → 'rue Main' in French; 'boulevard Saint-Laurent' → 'Boulevard Saint-Laurent' in English. */
export function streetIn(language: Language, street: string): string {
  if (language === "en") return street.charAt(0).toUpperCase() + street.slice(1);
  for (const [pattern, kind] of STREET_KINDS) {
    const match = pattern.exec(street);
    if (match) return `${kind} ${match[1]}`;
  }
  return street;
}
