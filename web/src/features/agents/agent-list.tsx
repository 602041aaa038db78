import { Trans, useLingui } from "@lingui/react/macro";
import { useServersWords } from "../../platform/failure-words.ts";
import { ApiFailure } from "../../platform/http.ts";
import { ListFrame } from "../../platform/list-frame.tsx";
import { FullLoadFailure } from "../../platform/load-failure.tsx";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { AgentCard, AgentCardSkeleton } from "./agent-card.tsx";
import { isFiltered } from "./agent-query.ts";
import type { AgentState } from "./agent-state.ts";
import { AGENTS_ON_A_PAGE, type useAgents } from "./agents.api.ts";

const GRID = "grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6";

interface AgentListProps {
  state: AgentState;
  query: ReturnType<typeof useAgents>;
  reset: () => void;
}

/** The cards with pagination, or the empty or failed state. A failure keeps the filters. */
export function AgentList({ state: { asked, pageHref }, query, reset }: AgentListProps) {
  const { t } = useLingui();
  const toWords = useServersWords();
  const canReset = isFiltered(asked);
  return (
    <ListFrame
      query={query}
      page={asked.page ?? 1}
      loading={
        <Loading label={t`Loading agents…`} className={GRID}>
          {Array.from({ length: AGENTS_ON_A_PAGE }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical
            <AgentCardSkeleton key={at} />
          ))}
        </Loading>
      }
      failure={
        <FullLoadFailure
          query={query}
          cause={(error) =>
            (error instanceof ApiFailure && toWords(error)) || t`An unknown error occurred while fetching agents.`
          }
          action={
            canReset &&
            !query.isPaused && (
              <Button kind="secondary" onClick={reset}>
                <Trans>Reset</Trans>
              </Button>
            )
          }
        >
          <Trans>Could not load agents. Please try again later.</Trans>
        </FullLoadFailure>
      }
      empty={<Trans>No agents match your filters.</Trans>}
      emptyAction={
        canReset && (
          <Button onClick={reset}>
            <Trans>Reset</Trans>
          </Button>
        )
      }
      counted={null}
      hrefOf={pageHref}
    >
      {({ agents }) => (
        <ul className={GRID}>
          {agents.map((agent) => (
            <li key={agent.id}>
              <AgentCard agent={agent} />
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  );
}
