import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import type { MeasureKey } from "@vestpocket/domain/searches/measures";
import type { ComparedFactView } from "@vestpocket/domain/searches/searches.schema";
import { withTrack } from "@vestpocket/domain/searches/tracks.rules";
import { DIRECT_RESULTS_MAX, PAGE_SIZE } from "@vestpocket/domain/shared/paging";
import { useEffect, useRef } from "react";
import { api } from "../../platform/api.ts";
import { ApiFailure } from "../../platform/http.ts";
import type { SearchQuery } from "./search-query.ts";
import { toAsked, type Unread } from "./search-state.ts";

interface SearchAnswer {
  properties: ListingCard[];
  totalPages: number;
  totalResults: number;
  /** Set if there are more than that. */
  totalIsAtLeast?: true | undefined;
  comparable?: Comparable | undefined;
  /** By listing, its values that the search bounds or sorts by; absent if it does neither. */
  compared?: Record<string, ComparedFactView[]> | undefined;
  page: number;
  lastDoc: string | null;
}

/** For a search that bounds or sorts by measures: how many results have all the values, and how many lack each. */
export interface Comparable {
  total: number;
  without: { measure: MeasureKey | "zoning"; listings: number }[];
}

export interface ResultsPage extends SearchAnswer {
  /** The cursor it was requested with. */
  startedFrom: string | undefined;
}

/** The last page shown, and its search. */
interface Shown {
  search: string;
  page: ResultsPage;
}

async function searchListings(body: object, signal: AbortSignal): Promise<SearchAnswer> {
  const { response } = await api.post("/v1/property/search", body, { signal });
  return response;
}

interface AskedPage {
  asked: object;
  page: number;
  /** The cursor of the previous page. */
  lastDoc?: string | undefined;
}

async function readPage({ asked, page, lastDoc }: AskedPage, signal: AbortSignal): Promise<ResultsPage> {
  const body = { ...asked, page, limit: PAGE_SIZE };
  if (lastDoc === undefined) return { ...(await searchListings(body, signal)), startedFrom: undefined };
  try {
    return { ...(await searchListings({ ...body, lastDoc }, signal)), startedFrom: lastDoc };
  } catch (error) {
    // A cursor may outlive the server's key; fall back to the page number.
    if (!(error instanceof ApiFailure) || !error.fields.lastDoc) throw error;
    return { ...(await searchListings(body, signal)), startedFrom: undefined };
  }
}

const toKey = ({ asked, page }: AskedPage) => ["search", asked, page];

/**
 * A page of results; the previous page stays until it has loaded. Going one page forward passes the cursor of the page just
 * shown, so that nothing is skipped or repeated while listings come and go; any other navigation drops it, except back to a
 * page that cannot be requested without it.
 */
export function useSearchResults({ page = 1, ...filter }: SearchQuery, unread: Unread) {
  const asked = toAsked(filter, unread);
  const search = JSON.stringify(asked);
  const shown = useRef<Shown>(undefined);
  const client = useQueryClient();
  const results = useQuery({
    queryKey: toKey({ asked, page }),
    queryFn: ({ signal, queryKey }) => {
      const lastDoc = shown.current?.search === search ? findCursor(shown.current.page, page) : undefined;
      const earlier = page > DIRECT_RESULTS_MAX / PAGE_SIZE ? client.getQueryData<ResultsPage>(queryKey) : undefined;
      return readPage({ asked, page, lastDoc: lastDoc ?? earlier?.startedFrom }, signal);
    },
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = results;
  useEffect(() => {
    if (data && !isPlaceholderData) shown.current = { search, page: data };
  }, [data, isPlaceholderData, search]);
  return results;
}

/** The cursor for `page` if it follows the page shown, or is that page again. */
function findCursor(shown: ResultsPage, page: number): string | undefined {
  if (page === shown.page + 1) return shown.lastDoc ?? undefined;
  return page === shown.page ? shown.startedFrom : undefined;
}

/** A page of results as last shown, otherwise as it is now. */
export function useResultsPage({ enabled = true, ...wanted }: AskedPage & { enabled?: boolean }) {
  return useQuery({
    queryKey: toKey(wanted),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => readPage({ ...wanted, asked: { ...wanted.asked, isAside: true } }, signal),
  });
}

/** The result count of a filter that is not applied yet; the previous count stays until it has loaded. */
export function useSearchCount(search: SearchQuery) {
  const { page: _page, sort: _sort, ...filter } = withTrack(search);
  return useQuery({
    queryKey: ["search-count", filter],
    queryFn: ({ signal }) => searchListings({ ...filter, page: 1, limit: 1, isAside: true }, signal),
    placeholderData: keepPreviousData,
  });
}
