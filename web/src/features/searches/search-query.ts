import { defaultOrder } from "@vestpocket/domain/searches/default-order.rules";
import type { SearchFilter } from "@vestpocket/domain/searches/searches.schema";
import { writeRange } from "./range-query.ts";
import { writeWithin } from "./within-query.ts";

/** The results' URL state: filter, sort order and page. */
export interface SearchQuery extends SearchFilter {
  /** Starts at 1; absent on the first page. */
  page?: number;
}

/** What a press changes in a search: applied to the newest one, which may be newer than the one shown. */
export type SearchChange = (newest: SearchQuery) => SearchQuery;

/** A search as a query string, without empty values, the first page and the default order. */
export function toSearchQuery(search: SearchQuery): URLSearchParams {
  const query = new URLSearchParams();
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== "") query.append(name, String(value));
  };
  set("type", search.type);
  set("subtype", search.subtype);
  set("province", search.province);
  set("city", search.city);
  for (const [name, value] of writeWithin(search.within)) set(name, value);
  set("lowerPrice", search.lowerPrice);
  set("upperPrice", search.upperPrice);
  for (const [measure, range] of Object.entries(search.bounds ?? {})) set(measure, writeRange(range));
  set("zoning", search.zoning);
  for (const keyword of search.keywords ?? []) set("keywords", keyword);
  set("listingType", search.listingType);
  set("postedAs", search.postedAs);
  set("confirmedWithin", search.confirmedWithin);
  set("sort", search.sort === defaultOrder(search) ? undefined : search.sort);
  set("page", search.page === 1 ? undefined : search.page);
  return query;
}
