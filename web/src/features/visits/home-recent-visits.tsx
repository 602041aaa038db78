import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { hasFailed } from "../../platform/load-failure.tsx";
import { EmptyRecentRoom } from "./recent-room.tsx";
import { RecentStrip } from "./recent-strip.tsx";
import { isVisitRemembered, rememberVisits } from "./visited-hint.ts";
import { useRecentVisits } from "./visits.api.ts";

interface HomeRecentVisitsProps {
  card: (listing: ListingCard) => ReactNode;
  cardSkeleton: ReactNode;
}

/**
 * Recently viewed listings on the home page: in the space reserved for them, or below the viewport, where a layout
 * shift is not seen.
 */
export function HomeRecentVisits({ card, cardSkeleton }: HomeRecentVisitsProps) {
  const query = useRecentVisits();
  const [hadRoom] = useState(isVisitRemembered);
  const { place, isBelow } = useIsBelow();
  const count = query.data?.length;
  useEffect(() => {
    if (count !== undefined) rememberVisits(count > 0);
  }, [count]);

  if (query.data === undefined) return hasFailed(query) ? null : <EmptyRecentRoom cardSkeleton={cardSkeleton} />;
  if (count === 0) return null;
  if (!hadRoom && !isBelow) return <div ref={place} />;
  return (
    <div className="mt-16 sm:mt-20">
      <RecentStrip listings={query.data} card={card} />
    </div>
  );
}

/** Whether the element was below the viewport at some point; true before the reader can scroll on. */
function useIsBelow() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [isBelow, setIsBelow] = useState(false);
  useEffect(() => {
    if (place === null) return;
    // Above the viewport counts as visible: growing there would shift the page too.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.every(({ isIntersecting }) => isIntersecting)) return;
        // The observer reports late: the reader may have scrolled to the place, or past it.
        if (place.getBoundingClientRect().top < window.innerHeight) return;
        flushSync(() => setIsBelow(true));
      },
      { rootMargin: "100000px 0px 0px" },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [place]);
  return { place: setPlace, isBelow };
}
