import { useLingui } from "@lingui/react/macro";
import { hasFailed } from "../../platform/load-failure.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { AgentCard, AgentCardSkeleton } from "./agent-card.tsx";
import { DirectoryFailed, NoAgents } from "./agent-list-states.tsx";
import { isFiltered } from "./agent-query.ts";
import type { AgentState } from "./agent-state.ts";
import { AGENTS_ON_A_PAGE, type useAgents } from "./agents.api.ts";

const GRID = "grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6";

interface AgentListProps {
  state: AgentState;
  query: ReturnType<typeof useAgents>;
  reset: () => void;
}

/** The cards with pagination, or the empty or failed state. */
export function AgentList({ state: { asked, pageHref }, query, reset }: AgentListProps) {
  const { data, error, isPlaceholderData, isPaused } = query;
  const canReset = isFiltered(asked);
  if (hasFailed(query) || error || (isPaused && isPlaceholderData)) {
    return <DirectoryFailed query={query} reset={canReset ? reset : undefined} />;
  }
  if (!data) return <Waiting />;
  const { agents, totalPages } = data;
  if (agents.length === 0 && !isPlaceholderData) {
    return <NoAgents firstPageHref={totalPages > 0 ? pageHref(1) : undefined} reset={canReset ? reset : undefined} />;
  }
  return (
    <>
      <ul
        aria-busy={isPlaceholderData}
        className={`transition-opacity ${isPlaceholderData ? "pointer-events-none opacity-50" : ""} ${GRID}`}
      >
        {agents.map((agent) => (
          <li key={agent.id}>
            <AgentCard agent={agent} />
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <Pagination page={asked.page ?? 1} totalPages={totalPages} href={pageHref} />
      </div>
    </>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <div role="status" aria-busy="true" aria-label={t`Loading agents…`} className={GRID}>
      {Array.from({ length: AGENTS_ON_A_PAGE }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <AgentCardSkeleton key={at} />
      ))}
    </div>
  );
}
