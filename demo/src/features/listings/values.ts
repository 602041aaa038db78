import { findField } from "@vestpocket/domain/listings/listings.fields";
import type { Language } from "@vestpocket/domain/shared/text";
import type { Facts } from "./facts.ts";

/** Texts for the slots of the sentences. */
export type Values = Readonly<Record<string, string | undefined>>;

const WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"],
  fr: ["aucun", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf"],
};

const SPACE = "\u00a0";

/** 24500.5 → '24,500.5' or '24 500,5'. */
export function formatNumber(language: Language, value: number): string {
  const [whole = "", decimals] = String(value).split(".");
  const groups = whole.replace(/\B(?=(\d{3})+$)/gu, language === "fr" ? SPACE : ",");
  if (decimals === undefined) return groups;
  return language === "fr" ? `${groups},${decimals}` : `${groups}.${decimals}`;
}

/** Small whole numbers in words, as the trade writes them in a sentence: 'six bays', '14 bays'. */
function formatCount(language: Language, value: number): string {
  return (Number.isInteger(value) ? WORDS[language][value] : undefined) ?? formatNumber(language, value);
}

/** 1410000 → '$1.41 million' or '1,41 M$'; smaller sums in full. */
function formatMoney(language: Language, value: number): string {
  if (value >= 1_000_000 && value % 10_000 === 0) {
    const millions = formatNumber(language, value / 1_000_000);
    return language === "fr" ? `${millions}${SPACE}M$` : `$${millions} million`;
  }
  return language === "fr" ? `${formatNumber(language, value)}${SPACE}$` : `$${formatNumber(language, value)}`;
}

function formatTonnes(language: Language, value: number): string {
  if (value < 1_000_000) return `${formatNumber(language, value)}${language === "fr" ? `${SPACE}tonnes` : " tonnes"}`;
  const millions = formatNumber(language, value / 1_000_000);
  return language === "fr"
    ? `${millions} million${value >= 2_000_000 ? "s" : ""} de tonnes`
    : `${millions} million tonnes`;
}

/** French counts from two as a plural, English everything but one. */
function isOne(language: Language, value: number): boolean {
  return language === "fr" ? value < 2 : value === 1;
}

function withUnit(
  language: Language,
  value: number,
  english: readonly [string, string],
  french: readonly [string, string],
): string {
  const [one, many] = language === "fr" ? french : english;
  return `${formatNumber(language, value)}${language === "fr" ? SPACE : " "}${isOne(language, value) ? one : many}`;
}

/** Keys the trade says otherwise than their unit does. */
const OWN_WORDS: Readonly<Record<string, (language: Language, value: number) => string>> = {
  powerAmps: (language, value) =>
    language === "fr" ? `${formatNumber(language, value)}${SPACE}ampères` : `${formatNumber(language, value)} amps`,
  craneCapacity: (language, value) => (language === "fr" ? `${value}${SPACE}tonnes` : `${value}-ton`),
  fuelVolume: (language, value) =>
    language === "fr"
      ? `${formatMillions(language, value)} de litres par an`
      : `${formatMillions(language, value)} litres a year`,
  additionalRent: (language, value) => {
    const amount = value.toFixed(2);
    return language === "fr" ? `${amount.replace(".", ",")}${SPACE}$/pi²` : `$${amount} per sq ft`;
  },
  quotaKgDay: (language, value) =>
    language === "fr" ? `${formatNumber(language, value)}${SPACE}kg/jour` : `${formatNumber(language, value)} kg/day`,
  yearsInOperation: formatCount,
  franchiseTermYears: (language, value) =>
    language === "fr" ? `${formatCount(language, value)} ans` : `${formatCount(language, value)} years`,
  grainStorage: (language, value) =>
    language === "fr" ? `${formatNumber(language, value)} boisseaux` : `${formatNumber(language, value)} bushels`,
};

function formatMillions(language: Language, value: number): string {
  const millions = formatNumber(language, value / 1_000_000);
  return language === "fr" ? `${millions} million${value >= 2_000_000 ? "s" : ""}` : `${millions} million`;
}

/** A fact as a sentence says it. */
function formatFact(language: Language, key: string, value: number): string {
  const own = OWN_WORDS[key];
  if (own) return own(language, value);
  switch (findField(key)?.unit) {
    case "sqft":
      return withUnit(language, value, ["sq ft", "sq ft"], ["pi²", "pi²"]);
    case "acres":
      return withUnit(language, value, ["acre", "acres"], ["acre", "acres"]);
    case "feet":
      return withUnit(language, value, ["ft", "ft"], ["pi", "pi"]);
    case "tonnes":
      return formatTonnes(language, value);
    case "percent":
      return language === "fr" ? `${formatNumber(language, value)}${SPACE}%` : `${value}%`;
    case "cad":
    case "cad-per-month":
    case "cad-per-year":
      return formatMoney(language, value);
    default:
      return formatCount(language, value);
  }
}

/** Counts that a sentence can only use in the plural, so that one is not said. */
const PLURAL_ONLY = new Set([
  "storeys",
  "parkingSpots",
  "privateOffices",
  "meetingRooms",
  "numberOfUnits",
  "employees",
  "serviceBays",
]);

function doors(language: Language, count: number, english: string, french: string): string {
  if (language === "fr") {
    const [one = "", many = ""] = french.split("|");
    return count === 1 ? one : `${formatCount(language, count)} ${many}`;
  }
  return `${formatCount(language, count)} ${english}${count === 1 ? "" : "s"}`;
}

/** The slots that the facts fill. */
export function factValues(language: Language, facts: Facts): Values {
  const values: Record<string, string> = {};
  for (const [key, value] of Object.entries(facts)) {
    if (PLURAL_ONLY.has(key) && value < 2) continue;
    values[key] = formatFact(language, key, value);
  }
  if (language === "en" && facts.acres) values.acreage = `${formatNumber(language, facts.acres)}-acre`;
  const { truckLevelDoors, gradeLevelDoors, totalArea, ofRetailArea } = facts;
  if (truckLevelDoors) {
    values.docks = doors(language, truckLevelDoors, "truck-level door", "un quai de chargement|quais de chargement");
  }
  if (gradeLevelDoors) {
    values.drives = doors(language, gradeLevelDoors, "drive-in door", "une porte au sol|portes au sol");
  }
  if (totalArea && ofRetailArea) {
    values.retailSqFt = formatFact(language, "totalArea", Math.round((totalArea * ofRetailArea) / 100));
  }
  return values;
}

/** A plot in acres, the smaller ones in square feet as people say them. */
export function formatAcreage(language: Language, acres: number): string {
  if (acres >= 0.5) return formatFact(language, "acres", acres);
  return formatFact(language, "lotSize", Math.round((acres * 43_560) / 100) * 100);
}
