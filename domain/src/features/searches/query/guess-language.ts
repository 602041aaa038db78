import type { Language } from "../../../shared/text.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Token } from "./tokens.ts";

const ACCENTS = /[àâçéèêëîïôùûœ]/iu;

/** The language of more words of a text, otherwise French if it has accents; undefined if nothing tells. */
export function guessLanguage(
  tokens: readonly Token[],
  { text, lexicon: { english, french } }: { text: string; lexicon: Lexicon },
): Language | undefined {
  const count = (words: ReadonlySet<string>) => tokens.filter(({ word }) => words.has(word)).length;
  const lead = count(french) - count(english);
  if (lead === 0) return ACCENTS.test(text) ? "fr" : undefined;
  return lead > 0 ? "fr" : "en";
}
