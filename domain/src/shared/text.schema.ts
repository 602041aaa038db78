import { z } from "zod/mini";
import { toLine, toLines } from "./readable-text.ts";
import { STORABLE } from "./text.ts";

/**
 * Text of at most `max` characters. Every text in a request is built from this one: it rejects what the database cannot
 * store. A form field's validity is a rule, so that the response has the product's words.
 */
export function plainText(max: number) {
  return z.string().check(z.maxLength(max), z.regex(STORABLE));
}

/** Text of at most `max` characters, without surrounding spaces. */
export function trimmedText(max: number) {
  return z.string().check(z.trim(), z.maxLength(max), z.regex(STORABLE));
}

/** One line that others read, as it is stored: without invisible characters, so that every reader sees the same. */
export function readableLine(max: number) {
  return z.string().check(z.overwrite(toLine), z.maxLength(max), z.regex(STORABLE));
}

/** The same for several lines. */
export function readableText(max: number) {
  return z.string().check(z.overwrite(toLines), z.maxLength(max), z.regex(STORABLE));
}

/** What is typed into the search field of a list. */
export const searchQuerySchema = trimmedText(100);
