import { Trans, useLingui } from "@lingui/react/macro";
import { BeyondLastPage } from "../../ui/beyond-last-page.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyPocket } from "../../ui/drawings.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { useAgents } from "./agents.api.ts";
import { AgentsFailed } from "./agents-failed.tsx";

/** No agents found, or a page past the end with a link back. `reset` is undefined if nothing is filtered. */
export function NoAgents({
  firstPageHref,
  reset,
}: {
  firstPageHref: string | undefined;
  reset: (() => void) | undefined;
}) {
  if (firstPageHref !== undefined) return <BeyondLastPage firstPageHref={firstPageHref} />;
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

/** The directory could not be loaded. The filters stay as they are. */
export function DirectoryFailed({
  query,
  reset,
}: {
  query: ReturnType<typeof useAgents>;
  reset: (() => void) | undefined;
}) {
  const { t } = useLingui();
  return (
    <AgentsFailed
      query={query}
      as="h2"
      otherwise={t`An unknown error occurred while fetching agents.`}
      more={
        reset &&
        query.error && (
          <Button kind="secondary" onClick={reset}>
            <Trans>Reset</Trans>
          </Button>
        )
      }
    >
      <Trans>Could not load agents. Please try again later.</Trans>
    </AgentsFailed>
  );
}
