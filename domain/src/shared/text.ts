/**
 * A translatable text: a stable id, the English text, and the values of its placeholders.
 *
 * Write the literal after a comment that says only `i18n`, so that the extractor adds it to the catalogues.
 */
export interface Message {
  readonly id: string;
  readonly message: string;
  readonly values?: Values;
}

/** By placeholder. A nested message is translated too, on the server: a measure's name, for example. */
type Values = Readonly<Record<string, string | number | Message>>;

/** The message with values for its placeholders. */
export function withValues(message: Message, values: Values): Message {
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

/**
 * Returns a function that finds what has this name in a catalog, ignoring case and accents: the first match, or
 * undefined. The catalog's names are normalized once, on first use.
 */
export function createFinder<Item>(
  catalog: readonly Item[],
  nameOf: (item: Item) => string,
): (name: string) => Item | undefined {
  let found: ReadonlyMap<string, Item> | undefined;
  return (name) => {
    found ??= new Map([...catalog].reverse().map((item) => [foldText(nameOf(item)), item]));
    return found.get(foldText(name));
  };
}

/** 'Shopping & Medical Centers' → 'shopping-medical-centers'. */
export function toSlug(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/gu, "-")
    .replace(/^-|-$/gu, "");
}

/**
 * Text without U+0000, which PostgreSQL rejects in text, and without half a surrogate pair, which it rejects in JSON.
 */
export const STORABLE = /^[^\0\p{Surrogate}]*$/u;

/** The message for a text that is not storable. */
export const UNSTORABLE: Message = /*i18n*/ {
  id: "text.unstorable",
  message: "This text contains a character that cannot be saved.",
};

/** Whether a text can be stored. */
export function isStorable(text: string): boolean {
  return STORABLE.test(text);
}

/** The same text with U+FFFD for what cannot be stored: for names from users' devices, such as a file's. */
export function toStorable(text: string): string {
  return text.toWellFormed().replaceAll("\0", "\ufffd");
}

const CHARACTERS = new Intl.Segmenter();

/**
 * The start of a text, at most `max` UTF-16 units long. A character, such as an emoji of several code points, stays
 * whole.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = 0;
  for (const { index, segment } of CHARACTERS.segment(text)) {
    if (index + segment.length > max) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
