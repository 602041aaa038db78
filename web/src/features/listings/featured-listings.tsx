import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense, useEffect, useId } from "react";
import { EmptyPocket } from "../../ui/drawings.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useFeaturedListings } from "./featured.api.ts";
import { ListingCard } from "./listing-card.tsx";
import { ListingCardSkeleton } from "./listing-card-skeleton.tsx";

const loadCarousel = () => import("../../ui/carousel.tsx").then(({ Carousel }) => ({ default: Carousel }));
const Carousel = lazy(loadCarousel) as unknown as typeof import("../../ui/carousel.tsx").Carousel;

const LIMIT = 10;

interface FeaturedListingsProps {
  /** The visitor is being located. */
  isLocating: boolean;
  /** It is known whether there are coordinates: what is featured may be asked for. */
  isReady: boolean;
  /** Degrees; with them the nearest come first. */
  coordinates: { lat: number; lon: number } | undefined;
  /** Beside the heading. */
  children: ReactNode;
}

export function FeaturedListings({ isLocating, isReady, coordinates, children }: FeaturedListingsProps) {
  const { t } = useLingui();
  const id = useId();
  const { listings } = useFeaturedListings({ ...coordinates, limit: LIMIT }, isReady);
  useEffect(() => void loadCarousel(), []);
  return (
    <section aria-labelledby={id} aria-busy={listings === undefined}>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id={id} className="text-28 sm:text-36">
          {isLocating ? <Trans>Loading listings for your area...</Trans> : <Trans>Browse Our Featured Listings</Trans>}
        </h2>
        {children}
      </div>
      {listings === undefined && <Waiting />}
      {listings?.length === 0 && (
        <div className="relative">
          <Waiting className="invisible" />
          <div className="absolute inset-0 grid place-items-center rounded-card border border-line bg-raised">
            <EmptyState drawing={<EmptyPocket />}>
              <Trans>No featured listings available</Trans>
            </EmptyState>
          </div>
        </div>
      )}
      {listings && listings.length > 0 && (
        <Suspense fallback={<Waiting />}>
          <Carousel label={t`Featured listings`} items={listings} itemKey={(listing) => listing.id}>
            {(listing) => <ListingCard listing={listing} />}
          </Carousel>
        </Suspense>
      )}
    </section>
  );
}

/** As many cards as the carousel shows at once, and the room of its buttons. */
function Waiting({ className = "" }: { className?: string }) {
  return (
    <div className={`pb-27 min-[480px]:pb-16 ${className}`}>
      <div className="grid gap-6 min-[750px]:grid-cols-2 min-[1024px]:grid-cols-3">
        <ListingCardSkeleton />
        <div className="max-[749px]:hidden">
          <ListingCardSkeleton />
        </div>
        <div className="max-[1023px]:hidden">
          <ListingCardSkeleton />
        </div>
      </div>
    </div>
  );
}
