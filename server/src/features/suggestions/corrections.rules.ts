import { addKeywords } from "@vestpocket/domain/keywords/keywords.rules";
import { foldText } from "@vestpocket/domain/shared/text";
import { replaceWords, splitWords } from "@vestpocket/domain/suggestions/suggestions.rules";
import type { Suggestion } from "@vestpocket/domain/suggestions/suggestions.schema";
import measureDistance from "damerau-levenshtein";

/** A spelling with accents, by the word without. */
type KnownWords = ReadonlyMap<string, string>;

/** The words of all suggestions that find something, most results first. */
export function listKnownWords(suggestions: readonly Suggestion[]): KnownWords {
  const known = new Map<string, string>();
  for (const { label, listings } of suggestions) {
    if (listings === 0) continue;
    for (const word of splitWords(label)) {
      if (!known.has(foldText(word))) known.set(foldText(word), word);
    }
  }
  return known;
}

/**
 * The keywords with each of these words replaced by the most similar known word, and among equals by the one with the
 * most results. Undefined if no known word is similar, or if the keywords would break a rule.
 */
export function correctWords(
  keywords: readonly string[],
  { unknown, known }: { unknown: readonly string[]; known: KnownWords },
): readonly string[] | undefined {
  const corrections = new Map(unknown.map((word) => [word, findNearest(word, known)]));
  if (corrections.size === 0 || [...corrections.values()].includes(undefined)) return undefined;
  const corrected = keywords.map((keyword) => replaceWords(keyword, (word) => corrections.get(foldText(word)) ?? word));
  const added = addKeywords(corrected);
  return "keywords" in added ? added.keywords : undefined;
}

function findNearest(word: string, known: KnownWords): string | undefined {
  let nearest: { spelling: string; steps: number } | undefined;
  for (const [each, spelling] of known) {
    const { steps } = measureDistance(word, each);
    if (steps <= mostSteps(word) && (nearest === undefined || steps < nearest.steps)) nearest = { spelling, steps };
  }
  return nearest?.spelling;
}

/** How many letters may be missing, added, wrong or swapped with the next. With two, a short word matches any other. */
function mostSteps({ length }: string): number {
  if (length < 4) return 0;
  return length === 4 ? 1 : 2;
}
