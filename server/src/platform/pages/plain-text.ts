/** Removes everything but words from a PDF's text: control characters, and line breaks within a word. */
export function toPlainText(text: string): string {
  return text
    .replace(/\r\n?/gu, "\n")
    .replace(/\uFFFE\n?/gu, "")
    .replace(/(?!\n)\p{Cc}/gu, "")
    .trim();
}
