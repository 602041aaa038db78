import { Trans, useLingui } from "@lingui/react/macro";
import type { HomeCard } from "@vestpocket/domain/listings/listings.schema";
import type { ReactNode } from "react";
import { Queries } from "../../platform/queries.tsx";
import { Carousel } from "../../ui/carousel.tsx";
import { EmptyPocket } from "../../ui/drawings.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useFeaturedListings } from "./featured.api.ts";
import { FeaturedWaiting } from "./featured-waiting.tsx";
import { areToldApart } from "./listing-badges.tsx";
import { ListingCard } from "./listing-card.tsx";

const LIMIT = 10;

interface FeaturedCardsProps {
  /** The favourite button on a card. */
  heart: (listing: HomeCard) => ReactNode;
  isReady: boolean;
  coordinates: { lat: number; lon: number } | undefined;
}

export function FeaturedCards(props: FeaturedCardsProps) {
  return (
    <Queries>
      <Cards {...props} />
    </Queries>
  );
}

function Cards({ isReady, coordinates, heart }: FeaturedCardsProps) {
  const { t } = useLingui();
  const { listings } = useFeaturedListings({ ...coordinates, limit: LIMIT }, isReady);
  if (listings === undefined) return <FeaturedWaiting />;
  if (listings.length === 0) {
    return (
      <div className="relative">
        <FeaturedWaiting className="invisible" />
        <div className="absolute inset-0 grid place-items-center rounded-card border border-line bg-raised">
          <EmptyState drawing={<EmptyPocket />}>
            <Trans>No featured listings available</Trans>
          </EmptyState>
        </div>
      </div>
    );
  }
  const hasBoost = areToldApart(listings);
  return (
    <Carousel label={t`Featured listings`} items={listings} itemKey={(listing) => listing.id}>
      {(listing) => <ListingCard listing={listing} hasBoost={hasBoost} heart={heart(listing)} />}
    </Carousel>
  );
}
