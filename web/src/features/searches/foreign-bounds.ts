import type { hasMeasure } from "@vestpocket/domain/searches/measures.rules";
import { changeBounds, listBounded } from "./bounds-query.ts";
import type { SearchQuery } from "./search-query.ts";

/** Removes bounds that the chosen listings cannot have: rents of listings for sale, or doors of land. */
export function omitForeignBounds(search: SearchQuery, measures: { hasMeasure: typeof hasMeasure }): SearchQuery {
  const foreign = listBounded(search.bounds).filter((key) => !measures.hasMeasure(key, search));
  if (foreign.length === 0) return search;
  return { ...search, bounds: changeBounds(search.bounds, Object.fromEntries(foreign.map((key) => [key, {}]))) };
}
