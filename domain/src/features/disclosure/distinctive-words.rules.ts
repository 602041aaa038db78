import { foldText, type Message } from "../../shared/text.ts";
import { SUBTYPE_LABELS } from "../categories/categories.labels.ts";
import { CATEGORY_LABELS } from "../categories/categories.schema.ts";
import { FEATURE_TAGS, LISTING_FIELDS } from "../listings/listings.fields.ts";
import { PROVINCES } from "../places/places.schema.ts";
import { COMMON_WORDS } from "./common-words.ts";

/** A word as written, with the spellings by which it is found: without case and accents, joined and in parts. */
interface Word {
  readonly written: string;
  readonly forms: readonly string[];
}

/** The shortest word that identifies somebody. */
const WORD_MIN = 3;

const APOSTROPHES = /[\u2018\u2019\u02BC\uFF07\u0060\u00B4\u2032]/gu;
const WORD = /[\p{L}\p{N}\p{M}]+(?:['-][\p{L}\p{N}\p{M}]+)*/gu;

/**
 * The words of a text. Case, accents, ligatures and the kind of apostrophe make no difference; “L’Étoile”, “letoile” and
 * “etoile” share a form, and so do “Joe’s” and “Joes”. File names may join words: “BellavistaLease_2025.pdf”.
 */
export function listWords(text: string): Word[] {
  const plain = text.replace(APOSTROPHES, "'");
  const apart = plain.replace(/(?<=\p{Ll}\p{M}*)(?=\p{Lu})|(?<=\p{L}\p{M}*)(?=\p{N})/gu, " ");
  return [...toWords(plain), ...(apart === plain ? [] : toWords(apart))];
}

function toWords(text: string): Word[] {
  return (text.match(WORD) ?? []).flatMap((word) => {
    const written = word.replace(/'/gu, "’");
    const parts = word.split(/['-]/u).map(foldWord);
    const own = parts.length === 1 ? [] : parts.map((part) => ({ written, forms: [part] }));
    return [{ written, forms: [parts.join("")] }, ...own];
  });
}

/** Words without case, accents and ligatures, separated by spaces, to find a whole value by. */
export function foldPhrase(text: string): string {
  return (text.replace(APOSTROPHES, "'").match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map(foldWord).join(" ");
}

const foldWord = (word: string) => foldText(word).replace(/œ/gu, "oe").replace(/æ/gu, "ae");

/**
 * Whether a folded word identifies somebody: it is no common word of the market in either language, no legal form, and
 * names neither a category nor a city (product.md §5.9).
 */
export function isDistinctive(word: string): boolean {
  if (word.length < WORD_MIN || !/\p{L}/u.test(word)) return false;
  known ??= new Set([...COMMON_WORDS, ...listLabelWords(), ...listCities()]);
  return ![word, word.replace(/[sx]$/u, ""), word.replace(/es$/u, "")].some((each) => known?.has(each));
}

let known: ReadonlySet<string> | undefined;

function listLabelWords(): string[] {
  const labels: readonly Message[] = [
    ...Object.values(CATEGORY_LABELS),
    ...Object.values(SUBTYPE_LABELS),
    ...LISTING_FIELDS.map(({ label }) => label),
    ...FEATURE_TAGS.map(({ label }) => label),
  ];
  return labels.flatMap(({ message }) => foldPhrase(message).split(" "));
}

/** Cities of one word: “Denis” of “Saint-Denis-de-Brompton” may still name a street or a person. */
function listCities(): string[] {
  const names = PROVINCES.flatMap(({ name, cities }) => [name, ...cities.map((city) => city.name)]);
  return names.map(foldPhrase).filter((name) => !name.includes(" "));
}
