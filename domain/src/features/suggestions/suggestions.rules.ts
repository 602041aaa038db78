/** A word is suggested only if this many owners use it: a single owner's word would reveal a listing's content. */
export const WORD_OWNERS_MIN = 5;

/** The listings of a word are counted up to this number. */
export const WORD_LISTINGS_MAX = 10_000;

const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text in their original spelling: 'St. John's' → St, John, s. */
export function splitWords(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** The text with each of its words replaced. */
export const replaceWords = (text: string, replace: (word: string) => string) => text.replace(WORD, replace);
