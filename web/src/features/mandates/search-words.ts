import type { SearchFilter } from "@vestpocket/domain/searches/searches.schema";

/** What the pages know about searches, which are another feature. */
export interface SearchWords {
  /** A filter in words, as the results have it. */
  readonly listWords: (filter: SearchFilter) => readonly { readonly key: string; readonly text: string }[];
  /** A filter as a query of the results. */
  readonly toQuery: (filter: SearchFilter) => string;
}
