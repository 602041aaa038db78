/** A word is suggested only if so many owners use it: one of them alone would give away what a listing says. */
export const WORD_OWNERS_MIN = 5;

/** The listings of a word are counted up to here. */
export const WORD_LISTINGS_MAX = 10_000;
