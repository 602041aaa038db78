/** A word is suggested only if so many owners use it: one of them alone would give away what a listing says. */
export const WORD_OWNERS_MIN = 5;

/** The listings of a word are counted up to here. */
export const WORD_LISTINGS_MAX = 10_000;

const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text as they are spelled: 'St. John's' → St, John, s. */
export function splitWords(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** The text with each of its words replaced. */
export const replaceWords = (text: string, replace: (word: string) => string) => text.replace(WORD, replace);
