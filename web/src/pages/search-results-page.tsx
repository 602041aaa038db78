import { useLingui } from "@lingui/react/macro";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { orderOf } from "@vestpocket/domain/searches/default-order.rules";
import { findTrack, isTrackOpen, withTrack } from "@vestpocket/domain/searches/tracks.rules";
import { lazy, Suspense, useCallback } from "react";
import { CategoryIcon } from "../features/categories/category-icon.tsx";
import { SubtypeIcon } from "../features/categories/subtype-icon.tsx";
import { FavouriteHeart } from "../features/favourites/favourite-heart.tsx";
import { CompareToggle } from "../features/listings/comparing/compare-toggle.tsx";
import { CompareTray } from "../features/listings/comparing/compare-tray.tsx";
import { areToldApart } from "../features/listings/listing-badges.tsx";
import { ListingRow } from "../features/listings/listing-row.tsx";
import { ListingRowSkeleton } from "../features/listings/listing-row-skeleton.tsx";
import type { FacetIcons } from "../features/searches/category-facet.tsx";
import { FilterSheet } from "../features/searches/filter-sheet.tsx";
import { FilterSidebar } from "../features/searches/filter-sidebar.tsx";
import { MapPanel } from "../features/searches/map-panel.tsx";
import { MapToggle } from "../features/searches/map-toggle.tsx";
import { useResultWords } from "../features/searches/result-words.ts";
import { useResultsLinkState } from "../features/searches/results-link.ts";
import { type SearchChange, type SearchQuery, toSearchQuery } from "../features/searches/search-query.ts";
import { SearchResults } from "../features/searches/search-results.tsx";
import { SearchResultsChips, SearchResultsLine } from "../features/searches/search-results-header.tsx";
import { useSearchState } from "../features/searches/search-state.ts";
import { useSearchResults } from "../features/searches/searches.api.ts";
import { SortPicker } from "../features/searches/sort-picker.tsx";
import { addCatalogue } from "../platform/catalogues.ts";
import { ApiFailure } from "../platform/http.ts";
import { lazyExtra } from "../platform/lazy-extra.ts";
import { hasFailed } from "../platform/load-failure.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { useFocusOnNextPage } from "../platform/use-focus-on-next-page.ts";
import { ShownTrackContext } from "../shared/listings/shown-track.ts";
import { PageContainer } from "../ui/page-container.tsx";

const TrackTabs = lazy(async () => ({ default: (await import("../features/searches/track-tabs.tsx")).TrackTabs }));

const ICONS: FacetIcons = {
  category: (slug) => <CategoryIcon slug={slug} tone="dark" size={20} />,
  subtype: (type, subtype) => <SubtypeIcon type={type} subtype={subtype} tone="dark" />,
};

const toQuery = (search: SearchQuery) => toSearchQuery(search).toString();

const MapCards = lazyExtra(async () => (await import("../features/listings/map-cards.tsx")).MapCards);

/** A part with the texts of saved searches. */
async function withTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), addCatalogue("saved-searches")]);
  return part;
}
const SaveSearch = lazyExtra(() =>
  withTexts(async () => (await import("../features/saved-searches/save-search.tsx")).SaveSearch),
);
const SaveEmptySearch = lazyExtra(() =>
  withTexts(async () => (await import("../features/saved-searches/save-search.tsx")).SaveEmptySearch),
);

export default function SearchResultsPage() {
  const { t } = useLingui();
  const state = useSearchState();
  const { search, unread, apply, sortBy, isMapShown } = state;
  const results = useSearchResults(search, unread);
  const { data, error, isPlaceholderData } = results;
  const toLinkState = useResultsLinkState(data);
  // With a price, only one track is shown.
  const shown = withTrack(search);
  const listWords = useResultWords();
  const words = listWords(shown).map(({ text }) => text);
  const { page = 1, ...filter } = search;
  const heading = useFocusOnNextPage({ asked: JSON.stringify(filter), page, isStale: isPlaceholderData });

  /** For buttons that disappear when clicked. */
  function applyFromResults(change: SearchChange) {
    apply(change);
    heading.current?.focus({ preventScroll: true });
  }

  const { page: _, sort: __, confirmedWithin: ___, ...savable } = shown;
  const saving = { filter: savable, listWords, toQuery };
  // What could not be read would not be saved.
  const isSavable = Object.keys(unread).length === 0;
  const save = <Suspense>{isSavable && <SaveSearch {...saving} />}</Suspense>;
  const fields = {
    search,
    unread,
    icons: ICONS,
    onChange: apply,
    errors: error instanceof ApiFailure ? error.fields : {},
  };
  // Elsewhere a boost does not decide the order.
  const hasBoost = ["relevance", "featured"].includes(orderOf(shown)) && areToldApart(data?.properties ?? []);
  const row = useCallback(
    (listing: ListingCard, at: number) => (
      <div data-city={`${listing.province}/${listing.city}`}>
        <ListingRow
          listing={listing}
          compared={data?.compared?.[listing.id]}
          linkState={toLinkState(at)}
          hasBoost={hasBoost}
          isFirst={at < 3}
          heart={<FavouriteHeart listing={listing} />}
          compare={<CompareToggle listing={listing} isNarrow />}
        />
      </div>
    ),
    [data, toLinkState, hasBoost],
  );
  return (
    <PageContainer className="pt-6 pb-10 lg:pt-8 lg:pb-16">
      <PageHead title={[...words, t`Listings`].join(" · ")} />
      <div className={isMapShown ? "" : "lg:grid lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-8"}>
        {!isMapShown && <FilterSidebar {...fields} />}
        <div className={isMapShown ? "lg:grid lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-6" : "min-w-0"}>
          <div className="max-lg:contents">
            <div className="min-h-9 lg:flex lg:items-start lg:justify-between lg:gap-8">
              <SearchResultsLine results={hasFailed(results) ? undefined : data} search={shown} heading={heading} />
              {!isMapShown && (
                <div className="flex shrink-0 gap-3 max-lg:hidden">
                  <MapToggle {...state} />
                  <div className="w-64">
                    <SortPicker search={search} onChange={sortBy} />
                  </div>
                </div>
              )}
            </div>
            <div
              className={`sticky top-0 z-20 -mx-4 mt-2 bg-surface px-4 py-2 sm:-mx-6 sm:px-6 ${isMapShown ? "lg:static lg:mx-0 lg:px-0" : "lg:hidden"}`}
            >
              <div className="@container">
                <div className="grid grid-cols-[1fr_auto] gap-3 @min-[20rem]:grid-cols-[1fr_1fr_auto]">
                  <FilterSheet {...fields} />
                  <div className="min-w-0 @max-[20rem]:order-last @max-[20rem]:col-span-2">
                    <SortPicker search={search} onChange={sortBy} />
                  </div>
                  <MapToggle {...state} />
                </div>
              </div>
            </div>
            <div className="mt-2 mb-5">
              <SearchResultsChips search={search} apply={applyFromResults} end={save} />
            </div>
          </div>
          {isMapShown && (
            <div className="mb-6 min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mb-0">
              <MapPanel
                {...state}
                cards={
                  <>
                    <div className="min-h-9">{save}</div>
                    <MapCards listings={data?.properties ?? []} toLinkState={toLinkState} />
                  </>
                }
              />
            </div>
          )}
          <div className="min-w-0">
            {isTrackOpen(search) && (
              <div className="mb-4 min-h-11">
                <Suspense>
                  <TrackTabs search={search} apply={applyFromResults} results={hasFailed(results) ? undefined : data} />
                </Suspense>
              </div>
            )}
            <ShownTrackContext value={findTrack(shown)}>
              <SearchResults
                state={{ ...state, apply: applyFromResults }}
                results={results}
                row={row}
                rowSkeleton={<ListingRowSkeleton />}
                save={<Suspense>{isSavable && <SaveEmptySearch {...saving} />}</Suspense>}
              />
            </ShownTrackContext>
            <CompareTray />
          </div>
        </div>
      </div>
    </PageContainer>
  );
}
