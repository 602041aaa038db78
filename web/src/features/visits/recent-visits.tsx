import { Trans, useLingui } from "@lingui/react/macro";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import type { ReactNode } from "react";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { Loading } from "../../ui/loading.tsx";
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
  return (
    <QueryFrame
      query={query}
      loading={
        <Loading label={t`Loading listings…`}>
          <RecentRowSkeleton cardSkeleton={cardSkeleton} />
        </Loading>
      }
      failure={
        <LoadFailure query={query}>
          <Trans>Your recently viewed listings could not be loaded.</Trans>
        </LoadFailure>
      }
    >
      {(listings) => listings.length > 0 && <RecentStrip listings={listings} card={card} />}
    </QueryFrame>
  );
}
