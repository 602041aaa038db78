import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import type { ReactNode } from "react";
import { useLocalPath } from "../../platform/language.ts";
import { ListFrame } from "../../platform/list-frame.tsx";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { useFocusOnNextPage } from "../../platform/use-focus-on-next-page.ts";
import { Loading } from "../../ui/loading.tsx";
import { useAgentListings } from "./agents.api.ts";

/** Two rows of three cards. */
const LISTINGS_ON_A_PAGE = 6;
const GRID = "grid grid-cols-1 gap-4 min-[640px]:grid-cols-2 lg:grid-cols-3 lg:gap-6";

interface AgentListingsProps {
  id: string;
  page: number;
  /** Renders a listing's card; passed in by the page because listings are another feature. */
  card: (listing: ListingCard) => ReactNode;
  cardSkeleton: ReactNode;
}

/** An agent's active listings, newest first. */
export function AgentListings({ id, page, card, cardSkeleton }: AgentListingsProps) {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const query = useAgentListings(id, { page, limit: LISTINGS_ON_A_PAGE });
  const heading = useFocusOnNextPage({ asked: id, page, isStale: query.isPlaceholderData });
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="text-28 outline-none">
        <Trans>Active listings</Trans>
      </h2>
      <p role="status" className="tabular mt-1 mb-5 min-h-6 text-14 text-muted">
        {query.data && (
          <Plural
            value={query.data.totalResults}
            _0="No active listings at the moment."
            one="# listing"
            other="# listings, newest first"
          />
        )}
      </p>
      <ListFrame
        query={query}
        page={page}
        loading={
          <Loading label={t`Loading listings…`} className={GRID}>
            {cardSkeleton}
            {cardSkeleton}
            {cardSkeleton}
          </Loading>
        }
        failure={
          <LoadFailure query={query}>
            <Trans>Failed to load listings.</Trans>
          </LoadFailure>
        }
        empty={null}
        counted={null}
        hrefOf={(n) => localPath(n === 1 ? paths.agent(id) : `${paths.agent(id)}?page=${n}`)}
      >
        {({ properties }) => (
          <ul className={GRID}>
            {properties.map((listing) => (
              <li key={listing.id}>{card(listing)}</li>
            ))}
          </ul>
        )}
      </ListFrame>
    </section>
  );
}
