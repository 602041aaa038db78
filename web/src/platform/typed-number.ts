import type { Language } from "@vestpocket/domain/shared/text";

/** Keeps a number's digits and dots; a decimal comma becomes a dot. */
export function keepNumber(typed: string, language: Language): string {
  return (language === "fr" ? typed.replaceAll(",", ".") : typed).replace(/[^\d.]/gu, "");
}

/** A number as it was typed, and the page's language at that time, which decides what its separators mean. */
export interface TypedNumber {
  readonly text: string;
  readonly language: Language;
}

/** A typed number on the page: as it was typed, or with the decimal separator of the page's language by now. */
export function showNumber(typed: TypedNumber, language: Language): string {
  if (typed.language === language) return typed.text;
  return writeNumber(keepNumber(typed.text, typed.language), language);
}

/** The reverse of `keepNumber`: a number's digits and dots with the decimal separator of the page's language. */
export function writeNumber(kept: string, language: Language): string {
  return language === "fr" ? kept.replaceAll(".", ",") : kept;
}
