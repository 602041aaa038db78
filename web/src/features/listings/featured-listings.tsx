import { Trans } from "@lingui/react/macro";
import type { HomeCard } from "@vestpocket/domain/listings/listings.schema";
import { lazy, type ReactNode, Suspense, useId, useRef } from "react";
import { useIsNear } from "../../ui/use-is-near.ts";
import { FeaturedWaiting } from "./featured-waiting.tsx";

const FeaturedCards = lazy(async () => ({ default: (await import("./featured-cards.tsx")).FeaturedCards }));

interface FeaturedListingsProps {
  /** The visitor's location is being determined. */
  isLocating: boolean;
  /** Whether the location is settled, so that featured listings can be requested. */
  isReady: boolean;
  /** Degrees; with them, the nearest listings come first. */
  coordinates: { lat: number; lon: number } | undefined;
  /** The favourite button on a card. */
  heart: (listing: HomeCard) => ReactNode;
  /** Next to the heading. */
  children: ReactNode;
}

/** The featured listings; code and data load when the section is near the viewport. */
export function FeaturedListings({ isLocating, isReady, coordinates, heart, children }: FeaturedListingsProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const isNear = useIsNear(section);
  return (
    <section ref={section} aria-labelledby={id}>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id={id} className="text-28 sm:text-36">
          {isLocating ? <Trans>Loading listings for your area...</Trans> : <Trans>Browse Our Featured Listings</Trans>}
        </h2>
        {children}
      </div>
      {isNear ? (
        <Suspense fallback={<FeaturedWaiting />}>
          <FeaturedCards isReady={isReady} coordinates={coordinates} heart={heart} />
        </Suspense>
      ) : (
        <FeaturedWaiting />
      )}
    </section>
  );
}
