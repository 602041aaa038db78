import { foldText, type Message } from "../../shared/text.ts";
import { findLeveled } from "./disclosure.fields.ts";

/** What leads to a place or a person, whatever its owner keeps secret. */
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

/** Shorter texts occur in others by chance. */
const SECRET_MIN = 4;

interface Published {
  /** What everyone who is signed in reads: titles, descriptions. */
  readonly texts: readonly string[];
  /** The secret values as they were entered, by key. */
  readonly secrets: readonly { readonly key: string; readonly value: string }[];
}

/** The names of what open texts give away: secret values, ignoring case, accents and how numbers are grouped, and contacts (product.md §5.9). */
export function findLeaks({ texts, secrets }: Published): Message[] {
  const open = foldText(texts.join("\n"));
  const numbers = open.replace(/(?<=\d)[ ,.'](?=\d{3})/gu, "").split(/\D+/u);
  const said = secrets.filter(({ value }) => {
    const secret = foldText(value);
    if (secret.length < SECRET_MIN) return false;
    return /^\d+$/u.test(secret) ? numbers.includes(secret) : open.includes(secret);
  });
  return [
    ...said.flatMap(({ key }) => findLeveled(key)?.label ?? []),
    ...CONTACTS.filter(({ pattern }) => pattern.test(open)).map(({ label }) => label),
  ];
}
