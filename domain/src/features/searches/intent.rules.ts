/** What a searcher wants to do, which no listing has to say: it is never searched for (product.md §6.2). */
const INTENT =
  /(?<!\p{L})(?:for\s+(?:sale|rent|lease)|to\s+(?:rent|let|lease|buy)|[aà]\s+(?:vendre|louer)|en\s+(?:vente|location))(?!\p{L})/giu;

/** Keywords without words of intent; one that has no others is left out. */
export function omitIntent(keywords: readonly string[]): string[] {
  const rest = keywords.map((keyword) => keyword.normalize("NFC").replace(INTENT, " ").replace(/\s+/gu, " ").trim());
  return [...new Set(rest)].filter((keyword) => keyword !== "");
}
