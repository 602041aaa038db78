import { z } from "zod/mini";
import { isReadable, isReadableLine, toLines, UNREADABLE_TEXT } from "./readable-text.ts";
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

/** The same for one line that others read and that no other rule checks: every reader sees it as it was written. */
export function readableLine(max: number) {
  return trimmedText(max).check(z.refine(isReadableLine, { params: { message: UNREADABLE_TEXT } }));
}

/** The same for several lines, as stored: with `\n` line breaks. */
export function readableText(max: number) {
  return z
    .string()
    .check(
      z.overwrite(toLines),
      z.maxLength(max),
      z.regex(STORABLE),
      z.refine(isReadable, { params: { message: UNREADABLE_TEXT } }),
    );
}

/** What is typed into the search field of a list. */
export const searchQuerySchema = trimmedText(100);
