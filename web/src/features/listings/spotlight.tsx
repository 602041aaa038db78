import type { HomeCard } from "@vestpocket/domain/listings/listings.schema";
import type { FeaturedRequest } from "@vestpocket/domain/searches/searches.schema";
import { lazy, type ReactNode, Suspense, useId, useRef } from "react";
import { useIsNear } from "../../ui/use-is-near.ts";
import { ListingCardSkeleton } from "./listing-card-skeleton.tsx";
import type { SpotlightCity } from "./spotlight-cities.ts";

const SpotlightCard = lazy(async () => ({ default: (await import("./spotlight-card.tsx")).SpotlightCard }));

interface SpotlightProps {
  title: ReactNode;
  /** Spelled as in the data. */
  city: SpotlightCity;
  sort: FeaturedRequest["sort"];
  /** The favourite button on the card. */
  heart: (listing: HomeCard) => ReactNode;
}

/** One listing of a city: the first featured or the newest. Loads when near the viewport. */
export function Spotlight({ title, city, sort, heart }: SpotlightProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const isNear = useIsNear(section);
  return (
    <section ref={section} aria-labelledby={id} className="flex flex-col">
      <h2 id={id} className="mb-4 text-22 sm:text-28">
        {title}
      </h2>
      <div className="@container grow">
        {isNear ? (
          <Suspense fallback={<ListingCardSkeleton wide />}>
            <SpotlightCard city={city} sort={sort} heart={heart} />
          </Suspense>
        ) : (
          <ListingCardSkeleton wide />
        )}
      </div>
    </section>
  );
}
