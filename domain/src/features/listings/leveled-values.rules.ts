import { toLines } from "../../shared/readable-text.ts";
import {
  DOCUMENT_KEY,
  findLeveled,
  isConfidentialField,
  LEVELED_KEYS,
  type LeveledItem,
  POSTER_KEY,
  PRICE_KEY,
} from "../disclosure/disclosure.fields.ts";
import type { PictureLevel } from "../disclosure/disclosure.terms.ts";
import { effectiveAudience, isSecret } from "../disclosure/levels.rules.ts";
import type { EnteredListing } from "../disclosure/openings.rules.ts";
import { isQuoted } from "../disclosure/splitting.rules.ts";
import { readQuotes } from "./posting-choices.rules.ts";
import { type PostingValues, toFeatures } from "./posting-values.rules.ts";

/**
 * Entered values whose audience can be chosen; always includes the price and the poster, and the document if there is
 * one (product.md §5.9).
 */
export function listLeveled(values: PostingValues, hasDocument = false): LeveledItem[] {
  const features = toFeatures(values);
  const isEntered = (key: string) =>
    isConfidentialField(key)
      ? toLines(values.confidential[key] ?? "") !== ""
      : (key === DOCUMENT_KEY && hasDocument) || key === PRICE_KEY || key === POSTER_KEY || key in features;
  return LEVELED_KEYS.filter(isEntered).flatMap((key) => findLeveled(key) ?? []);
}

/** Those that are amounts and hidden from some members: they may have a public range (product.md §5.9). */
export function listBandable(values: PostingValues): LeveledItem[] {
  return listLeveled(values).filter(({ key, hasBand }) => hasBand && isSecret(key, values.levels));
}

/** The values hidden from some members, as typed (product.md §5.9). */
export function listSecrets(values: PostingValues): { key: string; value: string }[] {
  const { confidential, fields, price } = values;
  return listLeveled(values)
    .filter(({ key }) => isSecret(key, values.levels))
    .map(({ key }) => ({ key, value: key === PRICE_KEY ? price : (confidential[key] ?? fields[key] ?? "") }));
}

/** Whether a price or a rent is entered, valid or not. */
export function isPriced(values: PostingValues): boolean {
  const quotes = readQuotes(values);
  return quotes === undefined ? values.price.trim() !== "" : isQuoted(quotes);
}

/** The form as far as it matters for what members see (product.md §5.9). */
export function toEntered({ values, pictures, hasDocument }: EnteredForm): EnteredListing {
  const { levels, title, otherTitle, description, otherDescription, keywords, city } = values;
  return {
    ...{ levels, keywords, city, pictures, hasDocument },
    titles: [title, otherTitle],
    descriptions: [description, otherDescription],
    isPriced: isPriced(values),
    fields: Object.keys(toFeatures(values)),
  };
}

interface EnteredForm {
  readonly values: PostingValues;
  readonly pictures: readonly { readonly level: PictureLevel }[];
  readonly hasDocument: boolean;
}

/** Whether something that is entered is for people who signed: then the listing asks for an agreement. */
export function keepsForSigners({ values, pictures, hasDocument }: EnteredForm): boolean {
  const entered = listLeveled(values, hasDocument).filter(({ key }) => key !== PRICE_KEY || isPriced(values));
  const isForSigners = ({ key }: LeveledItem) => effectiveAudience(key, values.levels) === "nda";
  return entered.some(isForSigners) || pictures.some(({ level }) => level === "nda");
}

/** Whether anything confidential is entered. */
export function hasConfidential({ confidential }: PostingValues): boolean {
  return Object.values(confidential).some((text) => text !== "");
}

/** Whether the owner chose any audience or a public page, or entered anything confidential. */
export function hasDisclosure(values: PostingValues): boolean {
  return values.teaser !== "off" || Object.keys(values.levels).length > 0 || hasConfidential(values);
}
