import { foldPlace, listCityNames } from "@vestpocket/domain/places/places.names";
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
  return suggestions.map((suggestion) => ({ suggestion, words: listWords(suggestion) }));
}

/** The words of its label; a city's also in both languages, and as `foldPlace` has them. */
function listWords({ label, choice: { city } }: Suggestion): string[] {
  const names = city === undefined ? [] : [label, ...listCityNames(city)].map(foldPlace);
  return [...new Set([foldText(label), ...names].flatMap(splitWords))];
}

/**
 * Suggestions in which some word starts with each typed word, ignoring case and accents, and the spelling of places. Those without results come
 * last, and before them those that do not begin with the typed text; otherwise in index order.
 */
export function findSuggestions(index: SuggestionIndex, typed: string): Suggestion[] {
  const parts = splitWords(foldText(typed));
  if (parts.length === 0) return [];
  const readings = [parts, splitWords(foldPlace(typed))];
  return index
    .filter(({ words }) =>
      readings.some((reading) => reading.every((part) => words.some((word) => word.startsWith(part)))),
    )
    .map(({ suggestion, words }) => ({ suggestion, rank: rankOf(suggestion, words, parts) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, SHOWN_MAX)
    .map(({ suggestion }) => suggestion);
}

function rankOf({ listings }: Suggestion, [first = ""]: readonly string[], [typed = ""]: readonly string[]): number {
  if (listings === 0) return 2;
  return first.startsWith(typed) ? 0 : 1;
}
