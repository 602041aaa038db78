/** A LIKE pattern that finds the text anywhere. */
export function toInfix(text: string): string {
  return `%${escapeLike(text)}%`;
}

/** Escapes the special characters of a LIKE pattern. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/gu, "\\$&");
}
