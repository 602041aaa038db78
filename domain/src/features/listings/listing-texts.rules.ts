import { toLine, toLines } from "../../shared/readable-text.ts";
import { LANGUAGES, type Language, type Message, withValues } from "../../shared/text.ts";

/** Longest texts of a listing, in characters. */
export const TITLE_MAX = 120;
export const DESCRIPTION_MAX = 5_000;

/** What the form says about a listing's texts (product.md §5.5). */
export const TEXT_MESSAGES = {
  titleRequired: /*i18n*/ { id: "listings.title_required", message: "Please add a title" },
  longText: /*i18n*/ { id: "listings.long_text", message: "Please use {max, number} characters or fewer." },
  unknownLanguage: /*i18n*/ { id: "listings.unknown_language", message: "Please choose English or French." },
  describeBoth: /*i18n*/ {
    id: "listings.describe_both",
    message: "Please add a description in both languages or in neither.",
  },
} as const satisfies Record<string, Message>;

/** A listing's texts as entered. */
export interface EnteredTexts {
  /** Of the title and the description. */
  readonly language: string;
  readonly title: string;
  readonly description: string;
  /** In the other language; empty or omitted if there are none. */
  readonly otherTitle?: string;
  readonly otherDescription?: string;
  /** The language of machine-drafted texts that nobody has approved; empty or omitted if none. */
  readonly machineLanguage?: string;
}

/**
 * A listing's texts: those it was last saved with, in `language`, and the same in the other language, null if there are
 * none.
 */
export interface ListingTexts {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly otherTitle: string | null;
  readonly otherDescription: string | null;
}

/** A listing's texts as saved. */
export interface SavedTexts extends ListingTexts {
  /** The language of machine-drafted texts that the owner has not approved; null if none. */
  readonly machineLanguage: Language | null;
}

/** A listing's title and description in one language. */
export interface ListingText {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
}

/** The language that is not this one. */
export function otherLanguage(language: Language): Language {
  return language === "en" ? "fr" : "en";
}

/** The title and description in a reader's language, or in the other if they are missing (product.md §5.5). */
export function pickText(listing: ListingTexts, reader: Language): ListingText {
  const { language, title, description } = listing;
  return findText(listing, reader) ?? { language, title, description };
}

/** A listing's titles by language, of which it has at least one. */
export type Titles = { readonly [Each in Language]?: string | undefined };

/** The title in a reader's language, or in the other if it is missing. */
export function pickTitle(titles: Titles, reader: Language): string {
  return titles[reader] ?? titles[otherLanguage(reader)] ?? "";
}

/** The title and description in that language; undefined if the listing has none. */
export function findText(
  { language, title, description, otherTitle, otherDescription }: ListingTexts,
  wanted: Language,
): ListingText | undefined {
  if (language === wanted) return { language, title, description };
  if (otherTitle === null) return undefined;
  return { language: wanted, title: otherTitle, description: otherDescription ?? "" };
}

/** The problems of entered texts, by field: one language is required, and the other is complete or absent. */
export function validateTexts({
  language,
  title,
  description,
  otherTitle = "",
  otherDescription = "",
  machineLanguage = "",
}: EnteredTexts): Record<keyof EnteredTexts, Message | undefined> {
  const isBoth = toLine(otherTitle) !== "" || toLines(otherDescription) !== "";
  return {
    language: isLanguage(language) ? undefined : TEXT_MESSAGES.unknownLanguage,
    title: validateTitle(title),
    otherTitle: isBoth ? validateTitle(otherTitle) : undefined,
    description: validateDescription(description, isBoth ? otherDescription : ""),
    otherDescription: isBoth ? validateDescription(otherDescription, description) : undefined,
    machineLanguage: machineLanguage === "" || isLanguage(machineLanguage) ? undefined : TEXT_MESSAGES.unknownLanguage,
  };
}

/** Valid texts, as stored. */
export function readTexts({
  language,
  title,
  description,
  otherTitle = "",
  otherDescription = "",
  machineLanguage = "",
}: EnteredTexts): SavedTexts {
  const hasOther = toLine(otherTitle) !== "";
  const isWritten = machineLanguage === language || hasOther;
  return {
    language: isLanguage(language) ? language : "en",
    machineLanguage: isWritten && isLanguage(machineLanguage) ? machineLanguage : null,
    title: toLine(title),
    description: toLines(description),
    otherTitle: hasOther ? toLine(otherTitle) : null,
    otherDescription: hasOther ? toLines(otherDescription) : null,
  };
}

function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text);
}

function validateTitle(title: string): Message | undefined {
  const text = toLine(title);
  if (text === "") return TEXT_MESSAGES.titleRequired;
  return [...text].length > TITLE_MAX ? withValues(TEXT_MESSAGES.longText, { max: TITLE_MAX }) : undefined;
}

/** `other` is the description in the other language, empty where the listing has none. */
function validateDescription(description: string, other: string): Message | undefined {
  const text = toLines(description);
  if (text === "" && toLines(other) !== "") return TEXT_MESSAGES.describeBoth;
  return [...text].length > DESCRIPTION_MAX ? withValues(TEXT_MESSAGES.longText, { max: DESCRIPTION_MAX }) : undefined;
}
