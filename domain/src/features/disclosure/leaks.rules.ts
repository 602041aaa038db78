import { foldText, type Message } from "../../shared/text.ts";
import { hasCoordinates } from "./coordinates.rules.ts";
import { findLeveled, POSTER_KEY } from "./disclosure.fields.ts";
import { foldPhrase, isDistinctive, listWords } from "./distinctive-words.rules.ts";

/** Text that identifies a place or a person, whatever its owner keeps secret. */
const CONTACTS: readonly { readonly pattern: RegExp; readonly label: Message }[] = [
  {
    pattern: /\b[a-z]\d[a-z][ -]?\d[a-z]\d\b/u,
    label: /*i18n*/ { id: "disclosure.leak.postalCode", message: "a postal code" },
  },
  {
    pattern: /(?:\+1[ .-]?)?\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b|\b(?:\+?1)?[2-9]\d{2}[2-9]\d{6}\b/u,
    label: /*i18n*/ { id: "disclosure.leak.phone", message: "a phone number" },
  },
  {
    pattern: /[^\s@]+@[^\s@]+\.[a-z]{2,}/u,
    label: /*i18n*/ { id: "disclosure.leak.email", message: "an email address" },
  },
  {
    pattern: /https?:\/\/|\bwww\.|(?<![@\p{L}\p{N}.-])[\p{L}\p{N}-]+\.(?:com|ca|net|org|biz|info|quebec)\b/u,
    label: /*i18n*/ { id: "disclosure.leak.link", message: "a web address" },
  },
];

/** English street types; the preceding words are capitalized, unlike “a 10 minute drive”. */
const STREETS = [
  ...[
    "Street",
    "St",
    "Avenue",
    "Ave",
    "Road",
    "Rd",
    "Boulevard",
    "Blvd",
    "Drive",
    "Dr",
    "Lane",
    "Ln",
    "Court",
    "Crescent",
  ],
  ...["Cres", "Way", "Highway", "Hwy", "Parkway", "Pkwy", "Place", "Square", "Terrace", "Trail", "Line", "Sideroad"],
];
const STREET_WORDS = [...STREETS, ...STREETS.map((word) => word.toUpperCase())].join("|");
const NO_STREET = "(?!(?:Hours?|Minutes?|Mins?|Acres?|Units?|Storeys?|Bays?|Docks?|Car|Lane) )";
/** A number and a street, in English and in French, matched with their capitals. */
const ADDRESSES: readonly RegExp[] = [
  new RegExp(
    `\\b\\d{1,5}[A-Za-z]?,? ${NO_STREET}(?:(?:\\d{1,3}(?:st|nd|rd|th)|\\p{Lu}[\\p{L}'’.-]*) ){1,3}(?:${STREET_WORDS})(?![\\p{L}])`,
    "u",
  ),
  /\b\d{1,5}[A-Za-z]?,? (?:rue|avenue|av\.|boulevard|boul\.|chemin|ch\.|route|rang|montée|côte|place|allée|impasse|quai)(?: (?:de|du|des|de la|de l[’']))? ?\p{Lu}/u,
];
const ADDRESS: Message = /*i18n*/ { id: "disclosure.leak.streetAddress", message: "a street address" };

const MAP_PLACE: Message = /*i18n*/ { id: "disclosure.leak.coordinates", message: "coordinates on the map" };

/** Shorter texts occur in others by chance. */
const SECRET_MIN = 4;

/** Whose single words give them away. */
const NAMED: readonly string[] = ["streetAddress", "buildingName", "sellerName", "tenantNames", POSTER_KEY];

/** A value that some members may not read, as entered. */
export interface Secret {
  readonly key: string;
  readonly value: string;
}

interface Published {
  /** What every signed-in user reads: a title, a description, keywords or a file name. */
  readonly texts: readonly string[];
  readonly secrets: readonly Secret[];
  /** The listing's city, which everyone reads. */
  readonly city?: string;
}

/** Something that a public text reveals. */
export interface Leak {
  readonly label: Message;
  /** The word of the secret that the text contains; undefined if it contains the whole value, or a contact. */
  readonly word?: string;
}

/**
 * What public texts reveal: secret values, and each distinctive word of names and addresses among them, in any case,
 * with or without accents and apostrophes; street addresses, places on the map, postal codes, phone numbers, emails and
 * web addresses (product.md §5.9).
 */
export function findLeaks({ texts, secrets, city = "" }: Published): Leak[] {
  const written = texts.join("\n");
  const isAddress = ADDRESSES.some((pattern) => pattern.test(written.replace(/[^\S\n]+/gu, " ")));
  const open = foldText(written);
  return [
    ...findSaid({ written, secrets, city }),
    ...(isAddress ? [{ label: ADDRESS }] : []),
    ...(hasCoordinates(written) ? [{ label: MAP_PLACE }] : []),
    ...CONTACTS.filter(({ pattern }) => pattern.test(open)).map(({ label }) => ({ label })),
  ];
}

function findSaid({ written, secrets, city }: { written: string; secrets: readonly Secret[]; city: string }): Leak[] {
  const numbers = foldText(written)
    .replace(/(?<=\d)[ ,.'](?=\d{3})/gu, "")
    .split(/\D+/u);
  const phrase = ` ${foldPhrase(written)} `;
  const said = new Set(listWords(written).flatMap(({ forms }) => forms));
  const cityWords = new Set(foldPhrase(city).split(" "));
  return secrets.flatMap(({ key, value }) => {
    const label = findLeveled(key)?.label;
    if (label === undefined) return [];
    if (saysWhole(value, { numbers, phrase })) return [{ label }];
    if (!NAMED.includes(key)) return [];
    const words = listWords(value).filter(({ forms }) =>
      forms.some((form) => said.has(form) && !cityWords.has(form) && isDistinctive(form)),
    );
    return [...new Set(words.map((each) => each.written))].map((word) => ({ label, word }));
  });
}

/** Whether a text contains a whole value; one common word occurs in any text. */
function saysWhole(value: string, { numbers, phrase }: { numbers: readonly string[]; phrase: string }): boolean {
  const secret = foldPhrase(value);
  if (secret.length < SECRET_MIN) return false;
  if (/^\d+$/u.test(secret)) return numbers.includes(secret);
  return phrase.includes(` ${secret} `) && (secret.includes(" ") || isDistinctive(secret));
}
