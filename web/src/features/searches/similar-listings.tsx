import { Trans, useLingui } from "@lingui/react/macro";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { type ReactNode, useRef } from "react";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { CardRow, CardRowButtons, CardRowItem } from "../../ui/card-row.tsx";
import { Loading } from "../../ui/loading.tsx";
import { useIsNear } from "../../ui/use-is-near.ts";
import { useSimilarListings } from "./similar.api.ts";

interface SimilarListingsProps {
  id: string;
  /** Renders a listing's card; passed in by the page because listings are another feature. */
  card: (listing: ListingCard) => ReactNode;
  cardSkeleton: ReactNode;
}

/** Listings like this one, requested once their place nears the viewport; nothing if there are none. */
export function SimilarListings({ id, card, cardSkeleton }: SimilarListingsProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const query = useSimilarListings(id, isNear);
  const waiting = (
    <Similar aria-hidden="true" canScroll={false}>
      {[1, 2, 3, 4].map((at) => (
        <CardRowItem key={at}>{cardSkeleton}</CardRowItem>
      ))}
    </Similar>
  );
  return (
    <div ref={place} className="print:hidden">
      <QueryFrame
        query={query}
        // Far from the viewport, nothing loads yet.
        loading={isNear ? <Loading label={t`Loading listings…`}>{waiting}</Loading> : waiting}
        failure={
          <div className="border-t border-line py-8">
            <LoadFailure query={query}>
              <Trans>Similar listings could not be loaded.</Trans>
            </LoadFailure>
          </div>
        }
      >
        {(listings) =>
          listings.length > 0 && (
            <Similar aria-labelledby="similar-listings" canScroll={listings.length > 1}>
              {listings.map((listing) => (
                <CardRowItem key={listing.id}>{card(listing)}</CardRowItem>
              ))}
            </Similar>
          )
        }
      </QueryFrame>
    </div>
  );
}

interface SimilarProps {
  "aria-hidden"?: "true";
  "aria-labelledby"?: string;
  canScroll: boolean;
  children: ReactNode;
}

function Similar({ canScroll, children, ...aria }: SimilarProps) {
  const row = useRef<HTMLUListElement>(null);
  return (
    <section {...aria} className="border-t border-line pt-8 pb-12 lg:pb-20">
      <div className="mb-4 flex min-h-11 items-center justify-between gap-2">
        <h2 id="similar-listings" className="text-28">
          <Trans>Similar listings</Trans>
        </h2>
        {canScroll && <CardRowButtons row={row} />}
      </div>
      <CardRow ref={row}>{children}</CardRow>
    </section>
  );
}
