import { cityLabel } from "@vestpocket/domain/places/places.schema";
import type { Random } from "@vestpocket/domain/shared/random";
import type { Language } from "@vestpocket/domain/shared/text";
import { type CityMarket, placeIn, streetIn } from "../places/markets.ts";
import type { Profile } from "./profiles.ts";
import type { Values } from "./values.ts";

const DIRECTIONS: Readonly<Record<Language, readonly string[]>> = {
  en: ["north", "south", "east", "west", "northeast", "southwest"],
  fr: ["au nord", "au sud", "à l'est", "à l'ouest", "au nord-est", "au sud-ouest"],
};

interface Place {
  readonly language: Language;
  readonly market: CityMarket;
  readonly place: Profile["place"];
}

/** The slots for the location: a neighbourhood or the countryside, a street, a road, the city itself. */
export function placeValues(random: Random, { language, market, place }: Place): Values {
  const city = cityLabel(market.city, language).replace(/ \(.*\)$/u, "");
  const isRural = place === "rural";
  const districts = { shop: market.areas, works: market.works, garage: market.works, rural: market.county }[place];
  const inCity = language === "fr" ? `à ${city}` : `in ${city}`;
  const near = language === "fr" ? `près ${of(city)}` : `near ${city}`;
  const inCounty = market.county.length > 0 ? placeIn(language, random.pick(market.county)) : near;
  // A listing names its street or its neighbourhood, never both: they are drawn separately and might not match.
  const hasStreet = (place === "shop" || place === "garage") && market.streets.length > 0 && random.chance(0.45);
  const street = hasStreet ? streetIn(language, random.pick(market.streets)) : undefined;
  const inDistrict =
    isRural || hasStreet || districts.length === 0 ? undefined : placeIn(language, random.pick(districts));
  const inArea = inDistrict ?? (isRural ? inCounty : inCity);
  const road = market.road.length > 0 ? placeIn(language, random.pick(market.road)) : undefined;
  const minutes = 5 * (market.rural === 0 ? random.int(6, 10) : random.int(2, 7));
  const direction = random.pick(DIRECTIONS[language]);
  return {
    city,
    inCity,
    deCity: language === "fr" ? of(city) : undefined,
    nearCity: near,
    inArea,
    inDistrict,
    inCounty,
    outOf:
      language === "fr"
        ? `à ${minutes} minutes ${direction} ${of(city)}`
        : `${minutes} minutes ${direction} of ${city}`,
    street,
    onStreet: street === undefined ? undefined : language === "fr" ? `sur ${withArticle(street)}` : `on ${street}`,
    road,
    nearRoad: road === undefined ? undefined : language === "fr" ? `près ${contract("de", road)}` : `near ${road}`,
    toRoad: road === undefined ? undefined : language === "fr" ? contract("à", road) : `to ${road}`,
  };
}

/** 'de Granby', 'd'Edmundston'. */
function of(name: string): string {
  return /^[aeiouyhéèêàâîôAEIOUHÉÈÊÀÂÎÔ]/u.test(name) ? `d'${name}` : `de ${name}`;
}

/** 'de' + 'le boulevard Wheeler' → 'du boulevard Wheeler'. */
export function contract(preposition: "de" | "à", name: string): string {
  if (name.startsWith("le ")) return `${preposition === "de" ? "du" : "au"} ${name.slice(3)}`;
  if (name.startsWith("les ")) return `${preposition === "de" ? "des" : "aux"} ${name.slice(4)}`;
  return `${preposition} ${name}`;
}

/** 'rue Masson' → 'la rue Masson'. */
function withArticle(street: string): string {
  if (/^(boulevard|chemin)\b/u.test(street)) return `le ${street}`;
  if (/^avenue\b/u.test(street)) return `l'${street}`;
  return `la ${street}`;
}
