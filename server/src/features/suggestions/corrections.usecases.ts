import { foldText, type Language } from "@vestpocket/domain/shared/text";
import { splitWords } from "@vestpocket/domain/suggestions/suggestions.rules";
import { listUnfoundWords } from "./corrections.queries.ts";
import { correctWords, listKnownWords } from "./corrections.rules.ts";
import type { SuggestionDeps } from "./suggestions.deps.ts";
import { listSuggestions } from "./suggestions.usecases.ts";

/**
 * The probably intended keywords: words in no listing are replaced by suggestions in the reader's language; null if
 * none is similar.
 */
export async function correctKeywords(
  deps: SuggestionDeps,
  { keywords, language }: { keywords: readonly string[]; language: Language },
): Promise<readonly string[] | null> {
  const known = listKnownWords(await listSuggestions(deps, language));
  const asked = new Set(keywords.flatMap(splitWords).map(foldText));
  const words = [...asked].filter((word) => !known.has(word));
  const unknown = await listUnfoundWords(deps.db, { words, now: deps.clock.now() });
  return correctWords(keywords, { unknown, known }) ?? null;
}
