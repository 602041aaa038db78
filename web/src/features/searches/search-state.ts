import { addKeywords } from "@vestpocket/domain/keywords/keywords.rules";
import { SAVED_PARAMETER } from "@vestpocket/domain/saved-searches/search-links.terms";
import type { SearchFilter, Sort } from "@vestpocket/domain/searches/searches.schema";
import { withTrack } from "@vestpocket/domain/searches/tracks.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { useAskedQuery } from "../../platform/asked-query.ts";
import { useLocalPath } from "../../platform/language.ts";
import { listUnreadBounds } from "./bounds-query.ts";
import { readSearchQuery } from "./read-search-query.ts";
import { type SearchChange, type SearchQuery, toSearchQuery } from "./search-query.ts";
import { findWithinText } from "./within-query.ts";

/** The URL's single-valued filters; an invalid page or order falls back to the first and the default. */
const SINGLE_FILTERS = [
  "type",
  "subtype",
  "province",
  "city",
  "listingType",
  "postedAs",
  "confirmedWithin",
  "lowerPrice",
  "upperPrice",
  "zoning",
] as const;

/** Values of the URL that could not be parsed, by filter. */
export type Unread = Readonly<Record<string, string | number | readonly string[] | Readonly<Record<string, string>>>>;

export interface SearchState {
  search: SearchQuery;
  unread: Unread;
  /** Changes the filters, and the order if the change sets one, and goes to the first page. */
  apply: (change: SearchChange) => void;
  sortBy: (sort: Sort) => void;
  /** The URL of another page of the same results. */
  pageHref: (page: number) => string;
  /** Whether the map is next to the list. */
  isMapShown: boolean;
  /** The URL of the same page with or without the map. */
  otherViewHref: string;
  /** Shows or hides the map, with the newest filters. `replace`: Back does not lead to what was shown before. */
  showMap: (isShown: boolean, options?: { replace?: boolean }) => void;
}

/** The results' state, kept in the URL: filters, order and page. */
export function useSearchState(): SearchState {
  const [query] = useSearchParams();
  const { change: changeQuery } = useAskedQuery();
  const localPath = useLocalPath();
  return useMemo(() => {
    const search = readSearchQuery(query);
    const isMapShown = hasMap(query);
    const hrefOf = (shown: SearchQuery, withMap: boolean) =>
      localPath(paths.searchResults(toQuery(shown, query, withMap).toString()));
    return {
      search,
      unread: listUnread(query, search),
      apply: (change) =>
        changeQuery((newest) => {
          const before = readSearchQuery(newest);
          const after = change(before);
          if (after === before) return newest;
          return toQuery({ ...after, sort: after.sort ?? before.sort, page: 1 }, newest);
        }),
      sortBy: (sort) => changeQuery((newest) => toQuery({ ...readSearchQuery(newest), sort, page: 1 }, newest)),
      pageHref: (page) => hrefOf({ ...search, page }, isMapShown),
      isMapShown,
      otherViewHref: hrefOf(search, !isMapShown),
      showMap: (isShown, options) =>
        changeQuery((newest) => toQuery(readSearchQuery(newest), newest, isShown), {
          ...options,
          preventScrollReset: true,
        }),
    };
  }, [query, changeQuery, localPath]);
}

const hasMap = (query: URLSearchParams) => query.get("view") === "map";

/** With what `newest` has besides the search: the map, and the saved search that is being changed. */
function toQuery(search: SearchQuery, newest: URLSearchParams, withMap = hasMap(newest)): URLSearchParams {
  const query = toSearchQuery(search);
  const saved = newest.get(SAVED_PARAMETER);
  if (withMap) query.set("view", "map");
  if (saved !== null) query.set(SAVED_PARAMETER, saved);
  return query;
}

/**
 * The URL filters that `readSearchQuery` had to drop. They are sent as they are, so that the server reports the error: a
 * search that silently finds something else would be worse.
 */
export function listUnread(query: URLSearchParams, search: SearchQuery): Unread {
  const unread: Record<string, Unread[string]> = {};
  for (const name of SINGLE_FILTERS) {
    const text = query.get(name)?.trim() ?? "";
    if (text === "" || search[name] !== undefined) continue;
    unread[name] = name.endsWith("Price") && /^-?\d{1,15}$/u.test(text) ? Number(text) : text;
  }
  const within = findWithinText(query);
  if (within !== "" && search.within === undefined) unread.within = within;
  const keywords = query.getAll("keywords");
  if ("refusal" in addKeywords(keywords)) unread.keywords = keywords;
  const bounds = listUnreadBounds(query);
  if (Object.keys(bounds).length > 0) unread.bounds = bounds;
  return unread;
}

/** The number of active filters, counting each measure, but not order and page. */
export function countFilters({ page: _page, sort: _sort, bounds, ...filter }: SearchQuery, unread: Unread): number {
  const { bounds: unreadBounds, ...others } = unread;
  const names = [...Object.entries(filter), ...Object.entries(others)]
    .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
    .map(([name]) => (name === "lowerPrice" || name === "upperPrice" ? "price" : name));
  return new Set([...names, ...Object.keys({ ...bounds, ...Object(unreadBounds) })]).size;
}

/** The search request: the filters, on one track if they include a price, with unparseable ones as is. */
export function toAsked(search: SearchFilter, unread: Unread) {
  const filter = withTrack(search);
  if (filter.bounds === undefined || unread.bounds === undefined) return { ...filter, ...unread };
  return { ...filter, ...unread, bounds: { ...filter.bounds, ...Object(unread.bounds) } };
}
