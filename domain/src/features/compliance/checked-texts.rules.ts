import { LANGUAGES, type Language } from "../../shared/text.ts";
import { findText, type ListingTexts } from "../listings/listing-texts.rules.ts";
import type { CheckedListing } from "./compliance.terms.ts";

/** A listing's texts as input to the rules. */
export function toCheckedTexts(listing: ListingTexts): Pick<CheckedListing, "language" | "texts"> {
  const texts = LANGUAGES.map((each) => [each, findText(listing, each)]).filter(([, text]) => text !== undefined);
  return { language: listing.language, texts: Object.fromEntries(texts) };
}

const OTHER = { title: "otherTitle", description: "otherDescription" } as const;

/** The form's field name of a text in a language. */
export function fieldOf({ language }: CheckedListing, of: Language, name: keyof typeof OTHER): string {
  return language === of ? name : OTHER[name];
}
