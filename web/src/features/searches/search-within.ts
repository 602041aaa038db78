import type { Within } from "@vestpocket/domain/searches/within.schema";
import type { SearchQuery } from "./search-query.ts";

/** The search within a part of the map, without its province and city: marking a part means everything in it. */
export function searchWithin(search: SearchQuery, within: Within): SearchQuery {
  return { ...search, within, province: undefined, city: undefined, page: undefined };
}

/** The search in the city of a bubble. */
export function searchCity(search: SearchQuery, { province, city }: { province: string; city: string }): SearchQuery {
  return { ...search, province, city, within: undefined, page: undefined };
}
