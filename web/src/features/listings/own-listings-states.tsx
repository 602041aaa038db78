import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { ApiFailure } from "../../platform/http.ts";
import { useLocalPath } from "../../platform/language.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ClosedShutter, EmptyPocket } from "../../ui/drawings.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { OwnListingCardSkeleton } from "./own-listing-card.tsx";
import type { useOwnListings } from "./own-listings.api.ts";

export function OwnListingsWaiting() {
  const { t } = useLingui();
  return (
    <div role="status" aria-busy="true" aria-label={t`Loading listings…`} className="space-y-4">
      <p className="text-14 text-muted" aria-hidden="true">
        <Trans>Loading listings…</Trans>
      </p>
      <OwnListingCardSkeleton />
      <OwnListingCardSkeleton />
      <OwnListingCardSkeleton />
    </div>
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
  const { error, isPaused, isFetching, refetch } = query;
  const failure = error instanceof ApiFailure ? error : undefined;
  const isSignedOut = failure?.status === 401;
  return (
    <div role="alert">
      <EmptyState
        drawing={<ClosedShutter />}
        action={
          <>
            {(isPaused || failure?.kind === "offline") && (
              <p className="basis-full text-muted">
                <Trans>Vestpocket cannot be reached. Check your connection.</Trans>
              </p>
            )}
            {isSignedOut ? (
              <ButtonLink to={localPath(paths.login())}>
                <Trans>Log In</Trans>
              </ButtonLink>
            ) : (
              <Button pending={isFetching} onClick={() => void refetch()}>
                <Trans>Try again</Trans>
              </Button>
            )}
          </>
        }
      >
        {isSignedOut ? <Trans>User not logged in.</Trans> : <Trans>Failed to load listings.</Trans>}
      </EmptyState>
    </div>
  );
}
