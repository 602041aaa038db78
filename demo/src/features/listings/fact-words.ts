import { findField } from "@vestpocket/domain/listings/listings.fields";
import type { Language } from "@vestpocket/domain/shared/text";

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

/** Whole numbers below ten in words: 'six bays', '14 bays'. */
function formatCount(language: Language, value: number): string {
  return (Number.isInteger(value) ? WORDS[language][value] : undefined) ?? formatNumber(language, value);
}

/** 1410000 → '$1.41 million' or '1,41 M$'; smaller amounts in full. */
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

/** French uses the singular below two, English only for one. */
function isOne(language: Language, value: number): boolean {
  return language === "fr" ? value < 2 : value === 1;
}

interface Amount {
  readonly language: Language;
  readonly value: number;
  /** In the singular and the plural. */
  readonly units: Readonly<Record<Language, readonly [string, string]>>;
}

function withUnit({ language, value, units }: Amount): string {
  const [one, many] = units[language];
  return `${formatNumber(language, value)}${language === "fr" ? SPACE : " "}${isOne(language, value) ? one : many}`;
}

/** Fields that are not written with their unit. */
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

interface NamedFact {
  readonly language: Language;
  readonly key: string;
  readonly value: number;
}

/** A fact as it is written in a sentence. */
export function formatFact({ language, key, value }: NamedFact): string {
  const own = OWN_WORDS[key];
  if (own) return own(language, value);
  switch (findField(key)?.unit) {
    case "sqft":
      return withUnit({ language, value, units: { en: ["sq ft", "sq ft"], fr: ["pi²", "pi²"] } });
    case "acres":
      return withUnit({ language, value, units: { en: ["acre", "acres"], fr: ["acre", "acres"] } });
    case "feet":
      return withUnit({ language, value, units: { en: ["ft", "ft"], fr: ["pi", "pi"] } });
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

interface Doors {
  readonly language: Language;
  readonly count: number;
  /** In English in the singular; in French as 'un quai|quais'. */
  readonly names: Readonly<Record<Language, string>>;
}

/** 'two truck-level doors', 'un quai de chargement'. */
export function formatDoors({ language, count, names }: Doors): string {
  if (language === "fr") {
    const [one = "", many = ""] = names.fr.split("|");
    return count === 1 ? one : `${formatCount(language, count)} ${many}`;
  }
  return `${formatCount(language, count)} ${names.en}${count === 1 ? "" : "s"}`;
}
