import { foldText, type Language } from "@vestpocket/domain/shared/text";
import type { Suggestion } from "@vestpocket/domain/suggestions/suggestions.schema";
import { countNames } from "./names.queries.ts";
import { listNames } from "./names.views.ts";
import type { SuggestionDeps } from "./suggestions.deps.ts";
import { listWords } from "./words.queries.ts";

/** All suggestions in a language, at most some minutes old, most results first. */
export function listSuggestions(deps: SuggestionDeps, language: Language): Promise<Suggestion[]> {
  return deps.keep(language, () => buildSuggestions(deps, language));
}

async function buildSuggestions({ db, clock }: SuggestionDeps, language: Language): Promise<Suggestion[]> {
  const names = listNames(language);
  const counts = await countNames(
    db,
    names.map(({ choice }) => choice),
    clock.now(),
  );
  const known = new Set(names.map(({ label }) => foldText(label)));
  const words = await listWords(db, language);
  return [
    ...names.map((name, at) => ({ ...name, listings: counts[at] ?? 0 })),
    // The name of a place or category finds it exactly: suggesting the same as a word would only confuse.
    ...words
      .filter(({ word }) => !known.has(foldText(word)))
      .map(({ word, listings }) => ({ kind: "word" as const, label: word, listings, choice: { keyword: word } })),
  ].sort((one, other) => other.listings - one.listings);
}
