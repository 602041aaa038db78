import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { Building2 } from "lucide-react";
import { hasFailed, LoadFailure } from "../../platform/load-failure.tsx";
import { LocalLink } from "../../platform/local-link.tsx";
import { EmptyPocket } from "../../ui/drawings.tsx";
import { Loading } from "../../ui/loading.tsx";
import { SummaryCard } from "../../ui/summary-card.tsx";
import { OwnListingRow, OwnListingRowSkeleton } from "./own-listing-row.tsx";
import { useLatestListing } from "./own-listings.api.ts";

/** The user's newest listing, a live one if there is any, and their total. */
export function LatestListingCard() {
  const query = useLatestListing();
  const count = query.data?.total ?? 0;
  return (
    <SummaryCard
      icon={Building2}
      title={<Trans>Latest listing</Trans>}
      aside={
        count > 1 && (
          <LocalLink
            to={paths.myListings()}
            className="tabular flex min-h-11 items-center text-14 font-semibold text-link underline-offset-4 hover:underline"
          >
            <Trans>{count} total</Trans>
          </LocalLink>
        )
      }
    >
      {/* Every state has the same height, so that nothing below shifts. */}
      <div className="flex min-h-37 flex-col">
        {hasFailed(query) ? (
          <LoadFailure query={query}>
            <Trans>Failed to load listings.</Trans>
          </LoadFailure>
        ) : (
          <Latest latest={query.data?.latest} />
        )}
      </div>
    </SummaryCard>
  );
}

function Latest({ latest }: { latest: OwnListing | null | undefined }) {
  const { t } = useLingui();
  if (latest === undefined) {
    return (
      <Loading label={t`Loading listings…`}>
        <OwnListingRowSkeleton />
      </Loading>
    );
  }
  if (latest) return <OwnListingRow listing={latest} />;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="text-muted *:h-26 *:w-auto">
        <EmptyPocket />
      </div>
      <p className="min-w-0 flex-1 basis-40 font-serif text-18 font-semibold text-balance">
        <Trans>You don't have any listings yet...</Trans>
      </p>
    </div>
  );
}
