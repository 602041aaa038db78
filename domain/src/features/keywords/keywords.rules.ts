import { toLine } from "../../shared/readable-text.ts";
import type { Message } from "../../shared/text.ts";

/** Keyword limits, the same for searching and for posting (product.md §6). */
export const KEYWORD_LENGTH_MAX = 20;
export const KEYWORD_WORDS_MAX = 4;
export const KEYWORDS_MAX = 5;

export const KEYWORD_TOO_LONG: Message = /*i18n*/ {
  id: "searches.keyword_too_long",
  message: "Keywords must be 20 characters or fewer.",
};
export const KEYWORD_TOO_MANY_WORDS: Message = /*i18n*/ {
  id: "searches.keyword_too_many_words",
  message: "You can only add up to 4 words per keyword.",
};
export const TOO_MANY_KEYWORDS: Message = /*i18n*/ {
  id: "searches.too_many_keywords",
  message: "You can only add up to 5 keywords.",
};

/** Between words it was a space to whoever pasted it. */
const BYTE_ORDER_MARK = /(?<=\S)\ufeff+(?=\S)/gu;

type AddedKeywords = { keywords: readonly string[] } | { refusal: Message };

/**
 * The keywords after adding one: on one line and readable, an empty one ignored, a duplicate not added twice. Otherwise the first rule the
 * new one breaks: length in characters, then words, then number of keywords (product.md §6).
 */
export function addKeyword(keywords: readonly string[], typed: string): AddedKeywords {
  const keyword = toLine(typed.replace(BYTE_ORDER_MARK, " "));
  if (keyword === "") return { keywords };
  if ([...keyword].length > KEYWORD_LENGTH_MAX) return { refusal: KEYWORD_TOO_LONG };
  if (keyword.split(/\s+/u).length > KEYWORD_WORDS_MAX) return { refusal: KEYWORD_TOO_MANY_WORDS };
  if (keywords.includes(keyword)) return { keywords };
  if (keywords.length >= KEYWORDS_MAX) return { refusal: TOO_MANY_KEYWORDS };
  return { keywords: [...keywords, keyword] };
}

/** Adds several keywords in order; stops at the first one that breaks a rule of `addKeyword`. */
export function addKeywords(typed: readonly string[]): AddedKeywords {
  let keywords: readonly string[] = [];
  for (const keyword of typed) {
    const added = addKeyword(keywords, keyword);
    if ("refusal" in added) return added;
    keywords = added.keywords;
  }
  return { keywords };
}
