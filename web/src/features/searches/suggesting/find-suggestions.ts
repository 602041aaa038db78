import { foldText } from "@vestpocket/domain/shared/text";
import { splitWords } from "@vestpocket/domain/suggestions/suggestions.rules";
import type { Suggestion } from "@vestpocket/domain/suggestions/suggestions.schema";

interface IndexedSuggestion {
  readonly suggestion: Suggestion;
  readonly words: readonly string[];
}

export type SuggestionIndex = readonly IndexedSuggestion[];

/** Nobody would read more. */
const SHOWN_MAX = 8;

export function indexSuggestions(suggestions: readonly Suggestion[]): SuggestionIndex {
  return suggestions.map((suggestion) => ({ suggestion, words: splitWords(foldText(suggestion.label)) }));
}

/**
 * Suggestions in which some word starts with each typed word, ignoring case and accents. Those without results come
 * last, and before them those that do not begin with the typed text; otherwise in index order.
 */
export function findSuggestions(index: SuggestionIndex, typed: string): Suggestion[] {
  const parts = splitWords(foldText(typed));
  if (parts.length === 0) return [];
  return index
    .filter(({ words }) => parts.every((part) => words.some((word) => word.startsWith(part))))
    .map(({ suggestion, words }) => ({ suggestion, rank: rankOf(suggestion, words, parts) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, SHOWN_MAX)
    .map(({ suggestion }) => suggestion);
}

function rankOf({ listings }: Suggestion, [first = ""]: readonly string[], [typed = ""]: readonly string[]): number {
  if (listings === 0) return 2;
  return first.startsWith(typed) ? 0 : 1;
}
