import { paths } from "@vestpocket/domain/shared/paths";
import { useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useLocalPath } from "../../platform/language.ts";
import { type AgentQuery, readAgentQuery, toAgentQuery } from "./agent-query.ts";

export interface AgentState {
  asked: AgentQuery;
  /** Other filters, from the first page: a step in the browser's history, from which one comes back. */
  apply: (filter: AgentQuery) => void;
  /** Another name, in the place of the one before: nobody goes back by letters. */
  type: (searchQuery: string) => void;
  /** The address of a page of the same agents. */
  pageHref: (page: number) => string;
}

/** The address of the directory is its state. */
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
