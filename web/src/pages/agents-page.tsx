import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { AgentFilters } from "../features/agents/agent-filters.tsx";
import { AgentList } from "../features/agents/agent-list.tsx";
import { isFiltered } from "../features/agents/agent-query.ts";
import { useAgentState } from "../features/agents/agent-state.ts";
import { useAgents } from "../features/agents/agents.api.ts";
import { PageHead } from "../platform/page-head.tsx";
import { useFocusOnNextPage } from "../platform/use-focus-on-next-page.ts";
import { Button } from "../ui/button.tsx";
import { PageContainer } from "../ui/page-container.tsx";
import { StitchedDivider } from "../ui/stitched-divider.tsx";

export default function AgentsPage() {
  const { t } = useLingui();
  const state = useAgentState();
  const query = useAgents(state.asked);
  /** A reset remounts the fields, so that a name still being typed is dropped. */
  const [resets, setResets] = useState(0);
  const { page = 1, ...filter } = state.asked;
  const { data, isPlaceholderData } = query;
  const heading = useFocusOnNextPage({ asked: JSON.stringify(filter), page, isStale: isPlaceholderData });

  /** The Reset button disappears, so the focus must move. */
  function reset() {
    setResets((times) => times + 1);
    state.apply({ province: undefined, city: undefined, searchQuery: undefined });
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <PageContainer className="pt-6 pb-12 lg:pt-10 lg:pb-20">
      <PageHead title={t`Find Agent`} />
      <h1 ref={heading} tabIndex={-1} className="text-28 outline-none sm:text-36">
        <Trans>Find Agent</Trans>
      </h1>
      <StitchedDivider className="mt-3 mb-6 text-muted" />
      <AgentFilters key={resets} state={state} />
      <div className="mt-4 mb-2 flex min-h-11 items-center justify-between gap-4">
        <p role="status" className="tabular text-14 text-muted">
          {data && !isPlaceholderData && <Plural value={data.totalResults} one="# agent" other="# agents" />}
        </p>
        {isFiltered(state.asked) && (
          <Button kind="link" onClick={reset}>
            <Trans>Reset</Trans>
          </Button>
        )}
      </div>
      <AgentList state={state} query={query} reset={reset} />
    </PageContainer>
  );
}
