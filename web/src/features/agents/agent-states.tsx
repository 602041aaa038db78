import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { useServersWords } from "../../platform/failure-words.ts";
import { ApiFailure } from "../../platform/http.ts";
import { useLocalPath } from "../../platform/language.ts";
import { FullLoadFailure } from "../../platform/load-failure.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { LostSign } from "../../ui/drawings.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { useAgent } from "./agents.api.ts";

/** No such agent, with a link to the directory. */
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

/** The profile could not be loaded. */
export function AgentFailed({ query }: { query: ReturnType<typeof useAgent> }) {
  const { t } = useLingui();
  const toWords = useServersWords();
  return (
    <FullLoadFailure
      query={query}
      as="h1"
      cause={(error) =>
        (error instanceof ApiFailure && toWords(error)) ||
        t`An unknown error occurred while fetching the agent's profile.`
      }
    >
      <Trans>Could not load agent details.</Trans>
    </FullLoadFailure>
  );
}

/** Placeholder for a profile. */
export function AgentWaiting() {
  return (
    <Loading className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
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
    </Loading>
  );
}
