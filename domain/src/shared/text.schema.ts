import { z } from "zod/mini";
import { STORABLE } from "./text.ts";

/**
 * Text of at most `max` characters. Every text of a request is built from this one: it refuses what the database cannot store.
 * What is valid for a form's field is a rule, so that the answer has the product's words.
 */
export function plainText(max: number) {
  return z.string().check(z.maxLength(max), z.regex(STORABLE));
}

/** Text of at most `max` characters, without spaces around it. */
export function trimmedText(max: number) {
  return z.string().check(z.trim(), z.maxLength(max), z.regex(STORABLE));
}

/** What is typed into the search field of a list. */
export const searchQuerySchema = trimmedText(100);
