import { Plural } from "@lingui/react/macro";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import type { ReactNode } from "react";
import { Pagination } from "../../ui/pagination.tsx";
import { SearchResultsList, SearchResultsSkeleton } from "./search-results-list.tsx";
import { NoSearchResults, SearchFailed } from "./search-results-states.tsx";
import { countFilters, type SearchState } from "./search-state.ts";
import type { useSearchResults } from "./searches.api.ts";

interface SearchResultsProps {
  state: SearchState;
  results: ReturnType<typeof useSearchResults>;
  /** Renders a listing's row; passed in by the page because listings are another feature. */
  row: (listing: ListingCard, at: number) => ReactNode;
  rowSkeleton: ReactNode;
}

/** The rows with pagination, or the empty or failed state. */
export function SearchResults({ state, results, row, rowSkeleton }: SearchResultsProps) {
  const { search, unread, apply, pageHref } = state;
  const { data, error, isPlaceholderData, isFetching, isPaused, refetch } = results;
  const page = search.page ?? 1;
  const isFiltered = countFilters(search, unread) > 0;
  const clear = () => apply({});

  // The browser is offline: the request is paused and resumes by itself.
  const isWaiting = isPaused && (data === undefined || isPlaceholderData);
  if (error || isWaiting) {
    return (
      <SearchFailed
        error={error}
        isRetrying={isFetching}
        retry={() => void refetch()}
        clear={isFiltered && error ? clear : undefined}
      />
    );
  }
  if (!data) return <SearchResultsSkeleton row={rowSkeleton} />;
  const { totalResults } = data;
  return (
    <>
      <p role="status" className="sr-only">
        {!isPlaceholderData && <Plural value={totalResults} one="# listing" other="# listings" />}
      </p>
      {data.properties.length === 0 && !isPlaceholderData ? (
        <NoSearchResults
          firstPageHref={data.totalPages > 0 && page > 1 ? pageHref(1) : undefined}
          hasFilters={isFiltered}
          clear={clear}
        />
      ) : (
        <SearchResultsList listings={data.properties} isStale={isPlaceholderData} row={row} />
      )}
      {data.properties.length > 0 && (
        <div className="mt-8">
          <Pagination page={page} totalPages={data.totalPages} href={pageHref} />
        </div>
      )}
    </>
  );
}
