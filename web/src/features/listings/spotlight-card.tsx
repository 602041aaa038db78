import type { FeaturedRequest } from "@vestpocket/domain/searches/searches.schema";
import { Queries } from "../../platform/queries.tsx";
import { useFeaturedListings } from "./featured.api.ts";
import { ListingCard } from "./listing-card.tsx";
import { ListingCardSkeleton } from "./listing-card-skeleton.tsx";
import { SampleCard } from "./sample-card.tsx";
import { MISSISSAUGA_SAMPLE, MONTREAL_SAMPLE } from "./samples.ts";
import type { SpotlightCity } from "./spotlight.tsx";

interface SpotlightCardProps {
  city: SpotlightCity;
  sort: FeaturedRequest["sort"];
}

/** Shown where the city has no listing. */
const SAMPLES = { Montreal: MONTREAL_SAMPLE, Mississauga: MISSISSAUGA_SAMPLE };

export function SpotlightCard(props: SpotlightCardProps) {
  return (
    <Queries>
      <Card {...props} />
    </Queries>
  );
}

function Card({ city, sort }: SpotlightCardProps) {
  const { listings } = useFeaturedListings({ city, sort, limit: 1 });
  const listing = listings?.[0];
  if (listing) return <ListingCard wide listing={listing} />;
  return listings ? <SampleCard sample={SAMPLES[city]} /> : <ListingCardSkeleton wide />;
}
