/** A text as it stands in a pattern of LIKE that is to find it anywhere. */
export function toInfix(text: string): string {
  return `%${escapeLike(text)}%`;
}

/** A text whose characters mean themselves in a pattern of LIKE. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/gu, "\\$&");
}
