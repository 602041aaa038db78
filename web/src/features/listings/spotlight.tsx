import type { FeaturedRequest } from "@vestpocket/domain/searches/searches.schema";
import { type ReactNode, useId } from "react";
import { useFeaturedListings } from "./featured.api.ts";
import { ListingCard } from "./listing-card.tsx";
import { ListingCardSkeleton } from "./listing-card-skeleton.tsx";
import { SampleCard } from "./sample-card.tsx";
import type { Sample } from "./samples.ts";

interface SpotlightProps {
  title: ReactNode;
  /** As the data spells it. */
  city: string;
  sort: FeaturedRequest["sort"];
  /** Shown where the city has no listing. */
  sample: Sample;
}

/** One listing of a city: the first featured, or the newest. */
export function Spotlight({ title, city, sort, sample }: SpotlightProps) {
  const id = useId();
  const { listings } = useFeaturedListings({ city, sort, limit: 1 });
  const listing = listings?.[0];
  return (
    <section aria-labelledby={id} aria-busy={listings === undefined} className="flex flex-col">
      <h2 id={id} className="mb-4 text-22 sm:text-28">
        {title}
      </h2>
      <div className="@container grow">
        {listing && <ListingCard wide listing={listing} />}
        {!listing && listings && <SampleCard sample={sample} />}
        {!listings && <ListingCardSkeleton wide />}
      </div>
    </section>
  );
}
