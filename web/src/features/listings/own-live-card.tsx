import { Plural, Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { ChartNoAxesColumn } from "lucide-react";
import { hasFailed, LoadFailure } from "../../platform/load-failure.tsx";
import { LocalLink } from "../../platform/local-link.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { SummaryCard } from "../../ui/summary-card.tsx";
import { ListingStatus } from "./listing-status.tsx";
import { useOwnListings } from "./own-listings.api.ts";

/** How many listings the card has room for. */
const SHOWN = 3;

/** The live listings that end first, each with who took notice of it. */
export function OwnLiveCard() {
  const query = useOwnListings({ page: 1, limit: SHOWN, status: "active", order: "ending" });
  const listings = query.data?.properties ?? [];
  return (
    <SummaryCard
      icon={ChartNoAxesColumn}
      title={<Trans>Live listings, ending first</Trans>}
      aside={
        <LocalLink
          to={`${paths.myListings()}?status=active&order=ending`}
          className="flex min-h-11 items-center text-14 font-semibold text-link underline-offset-4 hover:underline"
        >
          <Trans>See all</Trans>
        </LocalLink>
      }
    >
      <div className="min-h-42">
        {hasFailed(query) ? (
          <LoadFailure query={query}>
            <Trans>Failed to load listings.</Trans>
          </LoadFailure>
        ) : query.data === undefined ? (
          <Loading>
            <Skeleton className="h-40" />
          </Loading>
        ) : listings.length === 0 ? (
          <p className="text-muted">
            <Trans>None of your listings is live right now.</Trans>
          </p>
        ) : (
          <ul className="divide-y divide-line">
            {listings.map((listing) => (
              <li key={listing.id} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-2">
                <LocalLink
                  to={paths.ownListing(listing.id, "figures")}
                  lang={listing.language}
                  className="line-clamp-1 min-w-0 flex-1 basis-40 font-medium text-link underline-offset-4 hover:underline"
                >
                  {listing.name}
                </LocalLink>
                <span className="tabular text-13 text-muted">
                  <Plural value={listing.views} one="# view" other="# views" />
                  {", "}
                  <Plural value={listing.inquiries} one="# inquiry" other="# inquiries" />
                </span>
                <ListingStatus listing={listing} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </SummaryCard>
  );
}
