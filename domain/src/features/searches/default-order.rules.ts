import type { Sort } from "./searches.schema.ts";

interface Ordered {
  readonly sort?: Sort | undefined;
  readonly keywords?: readonly string[] | undefined;
}

/** The order of a search that names none: by fit if it has keywords, otherwise featured first (product.md §6.3). */
export function defaultOrder({ keywords = [] }: Pick<Ordered, "keywords">): Sort {
  return keywords.length > 0 ? "relevance" : "featured";
}

/** The order of a search. Without keywords, all listings fit equally. */
export function orderOf({ sort, keywords }: Ordered): Sort {
  return sort === undefined || sort === "relevance" ? defaultOrder({ keywords }) : sort;
}
