import type { HomeCard } from "@vestpocket/domain/listings/listings.schema";
import type { FeaturedRequest } from "@vestpocket/domain/searches/searches.schema";
import type { ReactNode } from "react";
import { Queries } from "../../platform/queries.tsx";
import { useFeaturedListings } from "./featured.api.ts";
import { ListingCard } from "./listing-card.tsx";
import { ListingCardSkeleton } from "./listing-card-skeleton.tsx";
import { SampleCard } from "./sample-card.tsx";
import { MISSISSAUGA_SAMPLE, MONTREAL_SAMPLE } from "./samples.ts";
import type { SpotlightCity } from "./spotlight-cities.ts";

interface SpotlightCardProps {
  city: SpotlightCity;
  sort: FeaturedRequest["sort"];
  /** The favourite button on the card. */
  heart: (listing: HomeCard) => ReactNode;
}

/** Shown if the city has no listings. */
const SAMPLES = { Montreal: MONTREAL_SAMPLE, Mississauga: MISSISSAUGA_SAMPLE };

export function SpotlightCard(props: SpotlightCardProps) {
  return (
    <Queries>
      <Card {...props} />
    </Queries>
  );
}

function Card({ city, sort, heart }: SpotlightCardProps) {
  const { listings } = useFeaturedListings({ city, sort, limit: 1 });
  const listing = listings?.[0];
  if (listing) return <ListingCard wide listing={listing} heart={heart(listing)} />;
  return listings ? <SampleCard sample={SAMPLES[city]} /> : <ListingCardSkeleton wide />;
}
