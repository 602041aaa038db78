import { Trans, useLingui } from "@lingui/react/macro";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import type { ReactNode } from "react";
import { hasFailed, LoadFailure } from "../../platform/load-failure.tsx";
import { RecentRowSkeleton } from "./recent-row.tsx";
import { RecentStrip } from "./recent-strip.tsx";
import { useRecentVisits } from "./visits.api.ts";

interface RecentVisitsProps {
  /** Renders a listing's card; passed in by the page because listings are another feature. */
  card: (listing: ListingCard) => ReactNode;
  cardSkeleton: ReactNode;
}

/** Recently viewed listings; renders nothing if there are none. */
export function RecentVisits({ card, cardSkeleton }: RecentVisitsProps) {
  const { t } = useLingui();
  const query = useRecentVisits();
  if (hasFailed(query)) {
    return (
      <LoadFailure query={query}>
        <Trans>Your recently viewed listings could not be loaded.</Trans>
      </LoadFailure>
    );
  }
  if (query.data === undefined) {
    return (
      <div role="status" aria-busy="true" aria-label={t`Loading listings…`}>
        <RecentRowSkeleton cardSkeleton={cardSkeleton} />
      </div>
    );
  }
  return query.data.length > 0 && <RecentStrip listings={query.data} card={card} />;
}
