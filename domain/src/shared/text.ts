/**
 * A text a person reads, before it is put into their language: a stable id, the English words, and the values they carry.
 *
 * The literal stands behind a comment that says only `i18n`, so that the extractor finds it for the catalogues.
 */
export interface Message {
  readonly id: string;
  readonly message: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** The same message carrying values for its placeholders. */
export function withValues(message: Message, values: Readonly<Record<string, string | number>>): Message {
  return { ...message, values };
}

/** The languages of the product; the first is the reference (decisions on language, product.md §9). */
export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * Text as it is compared: no accents, no case, single spaces, trimmed. "Montréal" and "MONTREAL" fold to "montreal".
 * Never shown to a person.
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/\s+/gu, " ")
    .trim();
}
