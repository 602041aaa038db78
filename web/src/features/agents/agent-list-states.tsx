import { Trans, useLingui } from "@lingui/react/macro";
import { ApiFailure } from "../../platform/http.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ClosedShutter, EmptyPocket } from "../../ui/drawings.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { useAgents } from "./agents.api.ts";

/** Nobody found; or a page beyond the last, which has a way back. `reset` is undefined where nothing is filtered. */
export function NoAgents({
  firstPageHref,
  reset,
}: {
  firstPageHref: string | undefined;
  reset: (() => void) | undefined;
}) {
  if (firstPageHref !== undefined) {
    return (
      <EmptyState
        as="h2"
        drawing={<EmptyPocket />}
        action={
          <ButtonLink to={firstPageHref}>
            <Trans>To the first page</Trans>
          </ButtonLink>
        }
      >
        <Trans>The results end before this page.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      as="h2"
      drawing={<EmptyPocket />}
      action={
        reset && (
          <Button onClick={reset}>
            <Trans>Reset</Trans>
          </Button>
        )
      }
    >
      <Trans>No agents match your filters.</Trans>
    </EmptyState>
  );
}

/** The directory could not be read. The filters stay as they are. */
export function AgentsFailed({
  query: { error, isFetching, refetch },
  reset,
}: {
  query: ReturnType<typeof useAgents>;
  reset: (() => void) | undefined;
}) {
  const { t } = useLingui();
  const failure = error instanceof ApiFailure ? error : undefined;
  const isOffline = error === null || failure?.kind === "offline";
  return (
    <div role="alert">
      <EmptyState
        as="h2"
        drawing={<ClosedShutter />}
        action={
          <>
            <p className="basis-full text-muted">
              {isOffline
                ? t`Vestpocket cannot be reached. Check your connection.`
                : failure?.msg || t`An unknown error occurred while fetching agents.`}
            </p>
            <Button pending={isFetching} onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
            {reset && error && (
              <Button kind="secondary" onClick={reset}>
                <Trans>Reset</Trans>
              </Button>
            )}
          </>
        }
      >
        <Trans>Could not load agents. Please try again later.</Trans>
      </EmptyState>
    </div>
  );
}
