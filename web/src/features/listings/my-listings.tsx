import { Plural } from "@lingui/react/macro";
import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import type { ListingStatus } from "@vestpocket/domain/listings/listings.terms";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { useLazyDialog } from "../../ui/use-lazy-dialog.tsx";
import { OwnListingCard } from "./own-listing-card.tsx";
import { useOwnListings } from "./own-listings.api.ts";
import { NoOwnListings, OwnListingsFailed, OwnListingsWaiting } from "./own-listings-states.tsx";
import { listStatuses, StatusChips } from "./status-chips.tsx";

/** From this many listings on, they can be filtered by status. */
const MANY = 6;
/** Cards above the fold on a large screen. */
const IN_SIGHT = 3;

const loadCloseDialog = async () => (await import("./close-listing-dialog.tsx")).CloseListingDialog;

/** The signed-in user's own listings, newest first. */
export function MyListings() {
  const query = useOwnListings();
  return (
    <QueryFrame query={query} loading={<OwnListingsWaiting />} failure={<OwnListingsFailed query={query} />}>
      {(listings) => (listings.length === 0 ? <NoOwnListings /> : <List listings={listings} />)}
    </QueryFrame>
  );
}

function List({ listings }: { listings: readonly OwnListing[] }) {
  const [query, setQuery] = useSearchParams();
  const list = useRef<HTMLUListElement>(null);
  const closing = useLazyDialog(loadCloseDialog);
  const [subject, setSubject] = useState<OwnListing>();

  const statuses = listStatuses(listings);
  const chosen = statuses.find((status) => status === query.get("status"));
  const shown = chosen ? listings.filter(({ status }) => status === chosen) : listings;

  function choose(status: ListingStatus | undefined) {
    setQuery(status ? { status } : {}, { preventScrollReset: true });
  }

  return (
    <>
      {listings.length >= MANY && statuses.length > 1 && (
        <div className="mb-4">
          <StatusChips listings={listings} chosen={chosen} onChoose={choose} />
        </div>
      )}
      <p role="status" className="tabular mb-3 text-14 text-muted">
        <Plural value={shown.length} one="# listing" other="# listings, newest first" />
      </p>
      <ul ref={list} tabIndex={-1} className="space-y-4 outline-none">
        {shown.map((listing, at) => (
          <li key={listing.id}>
            <OwnListingCard
              listing={listing}
              isFirst={at < IN_SIGHT}
              onClose={() => {
                setSubject(listing);
                closing.show();
              }}
            />
          </li>
        ))}
      </ul>
      {subject &&
        closing.render({
          listing: subject,
          // The menu that had the focus is gone.
          onDone: () => list.current?.focus({ preventScroll: true }),
        })}
    </>
  );
}
