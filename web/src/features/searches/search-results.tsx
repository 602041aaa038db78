import { Trans, useLingui } from "@lingui/react/macro";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { DIRECT_RESULTS_MAX, PAGE_SIZE } from "@vestpocket/domain/shared/paging";
import { type ComponentProps, type ReactNode, Suspense } from "react";
import { ApiFailure } from "../../platform/http.ts";
import { lazyExtra } from "../../platform/lazy-extra.ts";
import { ListFrame } from "../../platform/list-frame.tsx";
import { FullLoadFailure } from "../../platform/load-failure.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { type Measures, useMeasures } from "./measures.api.ts";
import { MeasuresPending } from "./measures-pending.tsx";
import { ResultCount } from "./result-count.tsx";
import { useSearchFailureText } from "./search-failure-text.ts";
import type { SearchQuery } from "./search-query.ts";
import { countFilters, type SearchState } from "./search-state.ts";
import type { ResultsPage, useSearchResults } from "./searches.api.ts";

const Relaxations = lazyExtra(async () => (await import("./relaxations.tsx")).Relaxations);
const DidYouMean = lazyExtra(async () => (await import("./suggesting/did-you-mean.tsx")).DidYouMean);

/** Below this, the results offer to ask for less: the domain says the same (`relaxations.rules.ts`). */
const FEW_RESULTS = 3;

interface SearchResultsProps {
  state: SearchState;
  results: ReturnType<typeof useSearchResults>;
  /** Renders a listing's row; passed in by the page because listings are another feature. */
  row: (listing: ListingCard, at: number) => ReactNode;
  rowSkeleton: ReactNode;
  /** Saves a search that finds nothing. */
  save: ReactNode;
}

/** The rows with pagination, or the empty or failed state. A failure keeps the filters. */
export function SearchResults({ state, results, row, rowSkeleton, save }: SearchResultsProps) {
  const { t } = useLingui();
  const failureText = useSearchFailureText();
  const { search, unread, apply, pageHref } = state;
  const { data, error, isPlaceholderData, isPaused } = results;
  const isFiltered = countFilters(search, unread) > 0;
  const clearLabel = <Trans>Clear all filters</Trans>;
  const hasFew = data !== undefined && !isPlaceholderData && isFiltered && data.totalResults < FEW_RESULTS;
  const relaxations = hasFew && (
    // As high as two lines of them, so that they push nothing when they arrive.
    <div className="mt-6 min-h-33 w-full">
      <Suspense>
        <Relaxations search={search} apply={apply} />
      </Suspense>
    </div>
  );
  return (
    <>
      <p role="status" className="sr-only">
        {data && !isPlaceholderData && (
          <ResultCount totalResults={data.totalResults} totalIsAtLeast={data.totalIsAtLeast} />
        )}
      </p>
      <ListFrame
        query={results}
        page={search.page ?? 1}
        loading={
          <Loading label={t`Loading listings…`} className="space-y-4">
            {Array.from({ length: PAGE_SIZE }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical
              <div key={at}>{rowSkeleton}</div>
            ))}
          </Loading>
        }
        failure={
          <FullLoadFailure
            query={results}
            cause={failureText}
            action={
              !isPaused && (
                <>
                  {error instanceof ApiFailure && error.fields.page && (
                    <ButtonLink kind="secondary" to={pageHref(1)}>
                      <Trans>Go to first page</Trans>
                    </ButtonLink>
                  )}
                  {isFiltered && (
                    <Button kind="secondary" onClick={() => apply(() => ({}))}>
                      {clearLabel}
                    </Button>
                  )}
                </>
              )
            }
          >
            <Trans>Failed to fetch listings. Please try again later.</Trans>
          </FullLoadFailure>
        }
        empty={<Trans>No matching results found.</Trans>}
        emptyAction={
          isFiltered && (
            <>
              {search.keywords && !isPlaceholderData && (
                <Suspense>
                  <DidYouMean search={search} apply={apply} />
                </Suspense>
              )}
              {relaxations}
              {save}
              <Button kind="secondary" onClick={() => apply(() => ({}))}>
                {clearLabel}
              </Button>
            </>
          )
        }
        counted={null}
        hrefOf={pageHref}
        lastDirect={DIRECT_RESULTS_MAX / PAGE_SIZE}
      >
        {(page) => <Rows {...page} search={search} row={row} />}
      </ListFrame>
      {data !== undefined && data.totalResults > 0 && relaxations}
    </>
  );
}

interface RowsProps extends ResultsPage, Pick<SearchResultsProps, "row"> {
  search: SearchQuery;
}

/** Results that lack a value of the search come last, in a separate group. */
function Rows({ properties, page, comparable, totalResults, search, row }: RowsProps) {
  const first = (page - 1) * PAGE_SIZE;
  const apart = comparable === undefined ? totalResults : comparable.total;
  const cut = Math.min(Math.max(apart - first, 0), properties.length);
  const list = (part: readonly ListingCard[], start: number) =>
    part.length > 0 && (
      <ol className="space-y-4">
        {part.map((listing, at) => (
          <li key={listing.id}>{row(listing, start + at)}</li>
        ))}
      </ol>
    );
  return (
    <div className="space-y-4">
      {list(properties.slice(0, cut), 0)}
      {comparable && cut < properties.length && (
        <Apart count={totalResults - comparable.total} without={comparable.without} search={search} />
      )}
      {list(properties.slice(cut), cut)}
    </div>
  );
}

function Apart(props: Omit<ComponentProps<Measures["Uncomparable"]>, "text">) {
  const measures = useMeasures();
  if (measures) return <measures.Uncomparable {...props} text={measures.text} />;
  return (
    <MeasuresPending>
      <Skeleton className="h-20" />
    </MeasuresPending>
  );
}
