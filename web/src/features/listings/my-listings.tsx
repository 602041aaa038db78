import { Plural, Trans } from "@lingui/react/macro";
import { OWN_ORDERS } from "@vestpocket/domain/listings/own-listings.terms";
import { paths } from "@vestpocket/domain/shared/paths";
import { useLocalPath } from "../../platform/language.ts";
import { ListFrame } from "../../platform/list-frame.tsx";
import { useListQuery } from "../../platform/list-query.ts";
import { Button } from "../../ui/button.tsx";
import { DraftList } from "./draft-list.tsx";
import { useDrafts } from "./drafts.api.ts";
import { ListingQuota } from "./listing-quota.tsx";
import { OwnListingList } from "./own-listing-list.tsx";
import { useOwnListings, useQuota } from "./own-listings.api.ts";
import { NoOwnListings, OwnListingsFailed, OwnListingsWaiting } from "./own-listings-states.tsx";
import { OwnListingsTools } from "./own-listings-tools.tsx";
import { OWN_VIEW } from "./own-listings-view.ts";
import { findFilter } from "./status-chips.tsx";

/** Listings to a page. A table has all of them, as far as one response can. */
const PAGE_SIZES = { cards: 10, table: 500 };

/**
 * The signed-in user's drafts and listings, rendered together so that nothing moves while it is being read or pressed.
 */
export function MyListings() {
  const drafts = useDrafts();
  const quota = useQuota();
  const listings = useWantedListings();
  if ([drafts, quota, listings.query].some(({ isPending }) => isPending)) return <OwnListingsWaiting />;
  return (
    <>
      <div className="mb-6 empty:hidden">
        <ListingQuota />
      </div>
      <DraftList />
      <OwnListings {...listings} />
    </>
  );
}

/** The listings that the URL asks for. */
function useWantedListings() {
  const { filters, page, ...address } = useListQuery(["searchQuery", "status", "order"]);
  const limit = PAGE_SIZES[OWN_VIEW.useChoice()];
  const status = findFilter(filters.status);
  const order = OWN_ORDERS.find((each) => each === filters.order) ?? "newest";
  const wanted = { ...(filters.searchQuery && { searchQuery: filters.searchQuery }), ...(status && { status }) };
  return { ...address, filters, page, status, order, query: useOwnListings({ ...wanted, order, page, limit }) };
}

/** The signed-in user's own listings, filtered by text and status. */
function OwnListings({ filters, page, status, order, query, choose, hrefOf }: ReturnType<typeof useWantedListings>) {
  const localPath = useLocalPath();
  const { data } = query;
  const hasDrafts = (useDrafts().data ?? []).length > 0;
  const isFiltered = filters.searchQuery !== "" || filters.status !== "";
  if (data?.totalResults === 0 && !isFiltered) return hasDrafts ? null : <NoOwnListings />;
  return (
    <>
      {data?.counts && (
        <OwnListingsTools
          counts={data.counts}
          filters={{ searchQuery: filters.searchQuery, status, order }}
          onChoose={choose}
        />
      )}
      <ListFrame
        query={query}
        page={page}
        failure={<OwnListingsFailed query={query} />}
        empty={<Trans>No listings match.</Trans>}
        emptyAction={
          <Button kind="secondary" onClick={() => choose({ searchQuery: "", status: "" })}>
            <Trans>Reset</Trans>
          </Button>
        }
        hrefOf={hrefOf(localPath(paths.myListings()))}
        counted={(total) => <Plural value={total} one="# listing" other="# listings" />}
      >
        {({ properties }) => <OwnListingList key={hrefOf("")(page)} listings={properties} />}
      </ListFrame>
    </>
  );
}
