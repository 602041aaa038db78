import type { SearchFilter } from "@vestpocket/domain/searches/searches.schema";

/** One filter in words, by a key that is its own among the filters of a search. */
export interface FilterWord {
  readonly key: string;
  readonly text: string;
}

/** What the pages know about searches, which are another feature. */
export interface SearchWords {
  /** A filter in words, as the results have it. */
  readonly listWords: (filter: SearchFilter) => readonly FilterWord[];
  /** A filter as a query of the results. */
  readonly toQuery: (filter: SearchFilter) => string;
}
