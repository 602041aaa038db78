import { z } from "zod/mini";

/** PostgreSQL refuses U+0000 in text. */
const WITHOUT_NUL = /^[^\0]*$/u;

/** Text of at most `max` characters. What is valid for a form's field is a rule, so that the answer has the product's words. */
export function plainText(max: number) {
  return z.string().check(z.maxLength(max), z.regex(WITHOUT_NUL));
}

/** Text of at most `max` characters, without spaces around it. */
export function trimmedText(max: number) {
  return z.string().check(z.trim(), z.maxLength(max), z.regex(WITHOUT_NUL));
}

/** What is typed into the search field of a list. */
export const searchQuerySchema = trimmedText(100);
