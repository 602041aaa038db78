import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { ApiFailure } from "../../platform/http.ts";
import { useLocalPath } from "../../platform/language.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ClosedShutter, LostSign } from "../../ui/drawings.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { useAgent } from "./agents.api.ts";

/** Nobody of that address is in the directory, and the way there. */
export function AgentNotFound({ sentence }: { sentence: string }) {
  const localPath = useLocalPath();
  return (
    <EmptyState
      as="h1"
      drawing={<LostSign />}
      action={
        <ButtonLink to={localPath(paths.agents())}>
          <Trans>See all agents</Trans>
        </ButtonLink>
      }
    >
      {sentence}
    </EmptyState>
  );
}

export function AgentFailed({ query: { error, isFetching, refetch } }: { query: ReturnType<typeof useAgent> }) {
  const { t } = useLingui();
  const failure = error instanceof ApiFailure ? error : undefined;
  const isOffline = error === null || failure?.kind === "offline";
  return (
    <div role="alert">
      <EmptyState
        as="h1"
        drawing={<ClosedShutter />}
        action={
          <>
            <p className="basis-full text-muted">
              {isOffline
                ? t`Vestpocket cannot be reached. Check your connection.`
                : failure?.msg || t`An unknown error occurred while fetching the agent's profile.`}
            </p>
            <Button pending={isFetching} onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          </>
        }
      >
        <Trans>Could not load agent details.</Trans>
      </EmptyState>
    </div>
  );
}

/** A profile that is still to come. */
export function AgentWaiting() {
  const { t } = useLingui();
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={t`Loading…`}
      className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14"
    >
      <div className="flex flex-col gap-6 sm:flex-row sm:gap-8">
        <Skeleton className="size-24 shrink-0 rounded-full sm:size-32" />
        <div className="grow space-y-3">
          <Skeleton className="h-10 w-3/5" />
          <Skeleton className="h-7 w-28 rounded-full" />
          <Skeleton className="mt-5 h-5 w-1/2" />
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-5 w-3/5" />
        </div>
      </div>
      <Skeleton className="h-60 rounded-card" />
    </div>
  );
}
