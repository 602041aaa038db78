import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Whether a text contains a word, ignoring case and accents. */
export function contains(text: SQLWrapper, word: string): SQL {
  return sql`lower(unaccent(${text})) LIKE lower(unaccent(${toInfix(word)}))`;
}

/** A LIKE pattern that finds the text anywhere. */
function toInfix(text: string): string {
  return `%${escapeLike(text)}%`;
}

/** Escapes the special characters of a LIKE pattern. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/gu, "\\$&");
}
