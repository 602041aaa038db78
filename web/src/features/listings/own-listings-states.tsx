import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { ApiFailure } from "../../platform/http.ts";
import { useLocalPath } from "../../platform/language.ts";
import { FullLoadFailure } from "../../platform/load-failure.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyPocket } from "../../ui/drawings.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loading } from "../../ui/loading.tsx";
import { OwnListingCardSkeleton } from "./own-listing-card.tsx";
import type { useOwnListings } from "./own-listings.api.ts";

export function OwnListingsWaiting() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading listings…`} className="space-y-4">
      <p className="text-14 text-muted" aria-hidden="true">
        <Trans>Loading listings…</Trans>
      </p>
      <OwnListingCardSkeleton />
      <OwnListingCardSkeleton />
      <OwnListingCardSkeleton />
    </Loading>
  );
}

export function NoOwnListings() {
  const localPath = useLocalPath();
  return (
    <EmptyState
      drawing={<EmptyPocket />}
      action={
        <ButtonLink to={localPath(paths.createListing())}>
          <Trans>Create a listing</Trans>
        </ButtonLink>
      }
    >
      <Trans>You don't have any listings yet...</Trans>
    </EmptyState>
  );
}

export function OwnListingsFailed({ query }: { query: ReturnType<typeof useOwnListings> }) {
  const localPath = useLocalPath();
  const isSignedOut = query.error instanceof ApiFailure && query.error.status === 401;
  return (
    <FullLoadFailure
      query={query}
      mayRetry={!isSignedOut}
      action={
        isSignedOut && (
          <ButtonLink to={localPath(paths.login())}>
            <Trans>Log In</Trans>
          </ButtonLink>
        )
      }
    >
      {isSignedOut ? <Trans>User not logged in.</Trans> : <Trans>Failed to load listings.</Trans>}
    </FullLoadFailure>
  );
}
