import { formatPayment } from "../../shared/amounts.ts";
import { cutText, type Language, type Message } from "../../shared/text.ts";
import { SUBTYPE_LABELS } from "../categories/categories.labels.ts";
import { CATEGORIES, CATEGORY_LABELS, findCategory, findSubtype, subtypeKey } from "../categories/categories.schema.ts";
import { PROVINCE_CODES } from "../places/places.provinces.ts";
import { cityLabel, findProvince, PROVINCE_LABELS } from "../places/places.schema.ts";
import type { SearchFilter } from "../searches/searches.schema.ts";
import { SAVED_SEARCH_NAME_MAX } from "./saved-searches.terms.ts";

export const SEARCH_NAME_REQUIRED: Message = /*i18n*/ {
  id: "saved-searches.name_required",
  message: "Enter a name.",
};

interface Words {
  readonly listings: string;
  readonly offers: Readonly<Record<"sale" | "rent" | "both", string>>;
  readonly near: (city: string) => string;
  readonly inCity: (city: string) => string;
  readonly onMap: string;
  readonly under: (amount: string) => string;
  readonly over: (amount: string) => string;
  readonly month: string;
  readonly quoted: (text: string) => string;
}

/** 'de Laval', « d’Ottawa », as French joins them. */
const withDe = (name: string) => (/^[aeiouyàâéèêëîïôùûh]/iu.test(name) ? `d’${name}` : `de ${name}`);

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    listings: "Listings",
    offers: { sale: "for sale", rent: "for rent", both: "for sale or rent" },
    near: (city) => `near ${city}`,
    inCity: (city) => `in ${city}`,
    onMap: "in an area of the map",
    under: (amount) => `under ${amount}`,
    over: (amount) => `over ${amount}`,
    month: "a month",
    quoted: (text) => `“${text}”`,
  },
  fr: {
    listings: "Annonces",
    offers: { sale: "à vendre", rent: "à louer", both: "à vendre ou à louer" },
    near: (city) => `près ${withDe(city)}`,
    inCity: (city) => `à ${city}`,
    onMap: "dans un secteur de la carte",
    under: (amount) => `moins de ${amount}`,
    over: (amount) => `plus de ${amount}`,
    month: "par mois",
    quoted: (text) => `«\u00A0${text}\u00A0»`,
  },
};

/** The filters that a suggested name says in its own words, by the keys of the words that the results show. */
export const isNamedFilter = (key: string): boolean =>
  ["type", "subtype", "listingType", "city", "province", "within", "price", "rentMonthGross"].includes(key) ||
  key.startsWith("keyword ");

interface NamedSearch {
  readonly filter: SearchFilter;
  readonly language: Language;
  readonly translate: (message: Message) => string;
  /** Its other filters in words, such as 'Total Area: from 900 sq ft'. */
  readonly others: readonly string[];
}

/**
 * The name that is suggested for a saved search: 'Office for sale near Mississauga, under $600,000', in 1 to 80
 * characters. What does not fit is left out (product.md §24.5).
 */
export function suggestSearchName({ filter, language, translate, others }: NamedSearch): string {
  const words = WORDS[language];
  const { listingType, keywords = [] } = filter;
  const kind = nameKind(filter, translate);
  const [keyword, ...more] = keywords;
  const subject = kind ?? (keyword === undefined ? words.listings : capitalize(keyword));
  const start = [subject, listingType && words.offers[listingType], namePlace(filter, language)];
  const [first, ...rest] = [
    start.filter((part) => part !== undefined).join(" "),
    nameProvince(filter, translate),
    namePrice(filter, language),
    ...(kind === undefined ? more : keywords).map(words.quoted),
    ...others,
  ].filter((part) => part !== undefined);
  return rest.reduce<string>((name, part) => {
    const longer = `${name}, ${part}`;
    return longer.length > SAVED_SEARCH_NAME_MAX ? name : longer;
  }, cutText(first ?? words.listings, SAVED_SEARCH_NAME_MAX).trim());
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function nameKind({ type, subtype }: SearchFilter, translate: NamedSearch["translate"]): string | undefined {
  const category = type === undefined ? undefined : findCategory(type);
  for (const each of category ? [category] : CATEGORIES) {
    const found = subtype === undefined ? undefined : findSubtype(each, subtype);
    const label = found && SUBTYPE_LABELS[subtypeKey(each, found)];
    if (label !== undefined) return translate(label);
  }
  return category && translate(CATEGORY_LABELS[category.slug]);
}

function namePlace({ within, city }: SearchFilter, language: Language): string | undefined {
  const words = WORDS[language];
  if (within !== undefined && "near" in within) return words.near(cityLabel(within.near.city, language));
  if (within !== undefined) return words.onMap;
  return city === undefined ? undefined : words.inCity(cityLabel(city, language));
}

function nameProvince({ city, province }: SearchFilter, translate: NamedSearch["translate"]): string | undefined {
  const found = province === undefined || city !== undefined ? undefined : findProvince(province);
  return found && translate(PROVINCE_LABELS[PROVINCE_CODES[found.name]]);
}

/** The price of a sale, or the rent of a month. */
function namePrice({ lowerPrice, upperPrice, bounds, listingType }: SearchFilter, language: Language) {
  const rent = bounds?.rentMonthGross;
  const said = nameRange(rent ?? { min: lowerPrice, max: upperPrice }, language);
  const isRent = rent !== undefined || listingType === "rent";
  return said !== undefined && isRent ? `${said} ${WORDS[language].month}` : said;
}

function nameRange({ min = 0, max }: { min?: number | undefined; max?: number | undefined }, language: Language) {
  const say = (amount: number) => formatPayment(amount, language);
  if (max === undefined) return min === 0 ? undefined : WORDS[language].over(say(min));
  return min === 0 ? WORDS[language].under(say(max)) : `${say(min)}–${say(max)}`;
}
