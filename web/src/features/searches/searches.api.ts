import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { PAGE_SIZE } from "@vestpocket/domain/shared/paging";
import { useEffect, useRef } from "react";
import { api } from "../../platform/api.ts";
import { ApiFailure } from "../../platform/http.ts";
import type { SearchQuery } from "./search-query.ts";
import type { Unread } from "./search-state.ts";

interface SearchAnswer {
  properties: ListingCard[];
  totalPages: number;
  totalResults: number;
  page: number;
  lastDoc: string | null;
}

interface ResultsPage extends SearchAnswer {
  /** The cursor it was asked for with. */
  startedFrom: string | undefined;
}

/** Which page stood last on the screen, and of which search. */
interface Shown {
  search: string;
  page: ResultsPage;
}

async function searchListings(body: object, signal: AbortSignal): Promise<SearchAnswer> {
  const { response } = await api.post("/v1/property/search", body, { signal });
  return response;
}

/**
 * A page of results; the page before stays until it is there. Going one page forward passes the cursor of the page just
 * shown, so that nothing is missed or seen twice while listings come and go; every other way drops it.
 */
export function useSearchResults({ page = 1, ...filter }: SearchQuery, unread: Unread) {
  const asked = { ...filter, ...unread };
  const search = JSON.stringify(asked);
  const shown = useRef<Shown>(undefined);
  const results = useQuery({
    queryKey: ["search", asked, page],
    queryFn: async ({ signal }): Promise<ResultsPage> => {
      const body = { ...asked, page, limit: PAGE_SIZE };
      const lastDoc = shown.current?.search === search ? findCursor(shown.current.page, page) : undefined;
      if (lastDoc === undefined) return { ...(await searchListings(body, signal)), startedFrom: undefined };
      try {
        return { ...(await searchListings({ ...body, lastDoc }, signal)), startedFrom: lastDoc };
      } catch (error) {
        // A cursor may outlive the server's key; the page itself can still be had.
        if (!(error instanceof ApiFailure) || !error.fields.lastDoc) throw error;
        return { ...(await searchListings(body, signal)), startedFrom: undefined };
      }
    },
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = results;
  useEffect(() => {
    if (data && !isPlaceholderData) shown.current = { search, page: data };
  }, [data, isPlaceholderData, search]);
  return results;
}

/** The cursor with which `page` follows the page shown, or with which that page itself is asked for again. */
function findCursor(shown: ResultsPage, page: number): string | undefined {
  if (page === shown.page + 1) return shown.lastDoc ?? undefined;
  return page === shown.page ? shown.startedFrom : undefined;
}

/** How many listings a filter finds, for a choice that is not applied yet; the count before stays until it is there. */
export function useSearchCount({ page: _page, sort: _sort, ...filter }: SearchQuery) {
  return useQuery({
    queryKey: ["search-count", filter],
    queryFn: async ({ signal }) => (await searchListings({ ...filter, page: 1, limit: 1 }, signal)).totalResults,
    placeholderData: keepPreviousData,
  });
}
