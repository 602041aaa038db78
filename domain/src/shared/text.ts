/**
 * A translatable text: a stable id, the English text, and the values of its placeholders.
 *
 * Write the literal after a comment that says only `i18n`, so that the extractor adds it to the catalogues.
 */
export interface Message {
  readonly id: string;
  readonly message: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** The message with values for its placeholders. */
export function withValues(message: Message, values: Readonly<Record<string, string | number>>): Message {
  return { ...message, values };
}

/** The languages of the product. The first is the reference (product.md §9). */
export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * Normalizes text for comparison: no accents, lower case, single spaces, trimmed. "Montréal" and "MONTREAL" become "montreal".
 * Never shown.
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/\s+/gu, " ")
    .trim();
}
