import { paths } from "@vestpocket/domain/shared/paths";
import { useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useLocalPath } from "../../platform/language.ts";
import { type AgentQuery, readAgentQuery, toAgentQuery } from "./agent-query.ts";

export interface AgentState {
  asked: AgentQuery;
  /** Sets filters, goes to the first page, and adds a history entry. */
  apply: (filter: AgentQuery) => void;
  /** Sets the name and replaces the history entry, so that Back does not go letter by letter. */
  type: (searchQuery: string) => void;
  /** The URL of another page with the same filters. */
  pageHref: (page: number) => string;
}

/** The directory's state, kept in the URL. */
export function useAgentState(): AgentState {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  return useMemo(() => {
    const asked = readAgentQuery(query);
    const href = (changed: AgentQuery) => localPath(paths.agents(toAgentQuery(changed).toString()));
    return {
      asked,
      apply: (filter) => void navigate(href({ ...filter, page: undefined }), { preventScrollReset: true }),
      type: (searchQuery) =>
        void navigate(href({ ...asked, searchQuery, page: undefined }), { replace: true, preventScrollReset: true }),
      pageHref: (page) => href({ ...asked, page }),
    };
  }, [query, navigate, localPath]);
}
