import { paths } from "@vestpocket/domain/shared/paths";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { useAskedQuery } from "../../platform/asked-query.ts";
import { useLocalPath } from "../../platform/language.ts";
import { type AgentQuery, readAgentQuery, toAgentQuery } from "./agent-query.ts";

export interface AgentState {
  asked: AgentQuery;
  /** Sets the given filters, goes to the first page, and adds a history entry. */
  apply: (filter: AgentQuery) => void;
  /** Sets the name and replaces the history entry, so that Back does not go letter by letter. */
  type: (searchQuery: string) => void;
  /** The URL of another page with the same filters. */
  pageHref: (page: number) => string;
}

/** The directory's state, kept in the URL. */
export function useAgentState(): AgentState {
  const [query] = useSearchParams();
  const { change } = useAskedQuery();
  const localPath = useLocalPath();
  return useMemo(() => {
    const asked = readAgentQuery(query);
    const set = (changed: AgentQuery, options: { replace: boolean }) =>
      change((newest) => toAgentQuery({ ...readAgentQuery(newest), ...changed, page: undefined }), {
        ...options,
        preventScrollReset: true,
      });
    return {
      asked,
      apply: (filter) => set(filter, { replace: false }),
      type: (searchQuery) => set({ searchQuery }, { replace: true }),
      pageHref: (page) => localPath(paths.agents(toAgentQuery({ ...asked, page }).toString())),
    };
  }, [query, change, localPath]);
}
