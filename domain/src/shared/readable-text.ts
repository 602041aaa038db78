import type { Message } from "./text.ts";

/** Control characters except line breaks and tabs, characters that reverse the text direction, and lone surrogates. */
const UNREADABLE = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]|\p{Cs}/gu;
const LINE_BREAK = /[\n\t\u2028\u2029]/gu;

/** The message for a text that its readers could not see as it was written. */
export const UNREADABLE_TEXT: Message = /*i18n*/ {
  id: "text.unreadable",
  message: "This text contains characters that cannot be displayed.",
};

/** A text of several lines as stored: trimmed, with `\n` line breaks. */
export function toLines(typed: string): string {
  return typed.replace(/\r\n?|[\u0085\u2028\u2029]/gu, "\n").trim();
}

/**
 * Whether every reader sees a text of several lines as it was written. Others, such as a page and a document with the
 * same text, could show different words.
 */
export function isReadable(typed: string): boolean {
  return toLines(typed).search(UNREADABLE) < 0;
}

/** The same for a text of one line. */
export function isReadableLine(typed: string): boolean {
  const text = typed.trim();
  return toReadableLine(text) === text;
}

/** The same text on one line, without what cannot be displayed: for names that nobody typed, such as a file's. */
export function toReadableLine(text: string): string {
  return text.replace(LINE_BREAK, " ").replace(UNREADABLE, "");
}
