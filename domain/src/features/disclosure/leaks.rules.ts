import { foldText, type Message } from "../../shared/text.ts";
import { hasCoordinates } from "./coordinates.rules.ts";
import { findLeveled } from "./disclosure.fields.ts";

/** Text that identifies a place or a person, whatever its owner keeps secret. */
const CONTACTS: readonly { readonly pattern: RegExp; readonly label: Message }[] = [
  {
    pattern: /\b[a-z]\d[a-z][ -]?\d[a-z]\d\b/u,
    label: /*i18n*/ { id: "disclosure.leak.postalCode", message: "a postal code" },
  },
  {
    pattern: /(?:\+1[ .-]?)?\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/u,
    label: /*i18n*/ { id: "disclosure.leak.phone", message: "a phone number" },
  },
  {
    pattern: /[^\s@]+@[^\s@]+\.[a-z]{2,}/u,
    label: /*i18n*/ { id: "disclosure.leak.email", message: "an email address" },
  },
  {
    pattern: /https?:\/\/|\bwww\./u,
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

interface Published {
  /** What every signed-in user reads: titles, descriptions, keywords, file names. */
  readonly texts: readonly string[];
  /** The secret values as entered, by key. */
  readonly secrets: readonly { readonly key: string; readonly value: string }[];
}

/**
 * The names of what public texts reveal: secret values, ignoring case, accents and digit grouping, and contacts
 * (product.md §5.9).
 */
export function findLeaks({ texts, secrets }: Published): Message[] {
  const written = texts.join("\n");
  const open = foldText(written);
  const isAddress = ADDRESSES.some((pattern) => pattern.test(written.replace(/[^\S\n]+/gu, " ")));
  const numbers = open.replace(/(?<=\d)[ ,.'](?=\d{3})/gu, "").split(/\D+/u);
  const said = secrets.filter(({ value }) => {
    const secret = foldText(value);
    if (secret.length < SECRET_MIN) return false;
    return /^\d+$/u.test(secret) ? numbers.includes(secret) : open.includes(secret);
  });
  return [
    ...said.flatMap(({ key }) => findLeveled(key)?.label ?? []),
    ...(isAddress ? [ADDRESS] : []),
    ...(hasCoordinates(written) ? [MAP_PLACE] : []),
    ...CONTACTS.filter(({ pattern }) => pattern.test(open)).map(({ label }) => label),
  ];
}
