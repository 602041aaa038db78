import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ContactChoice } from "@vestpocket/domain/agents/agents.schema";
import { api } from "../../platform/api.ts";
import { useBeginning } from "../../platform/list-query.ts";
import { useChanging } from "../../platform/use-changing.ts";
import type { AgentQuery } from "./agent-query.ts";

/** Cards per page: fills rows of one, two and three. */
export const AGENTS_ON_A_PAGE = 12;

/** A listing's owner: name and brokerage, no contact details. */
export function useOwner(uid: string, { enabled = true } = {}) {
  return useQuery({
    enabled,
    queryKey: ["owner", uid],
    queryFn: async ({ signal }) => {
      const { owner } = await api.post("/v1/property/owner", { uid }, { signal });
      return owner;
    },
  });
}

/** A page of the directory; the previous page stays until it has loaded. */
export function useAgents({ page = 1, ...filter }: AgentQuery) {
  const beginning = useBeginning();
  return useQuery({
    queryKey: ["agents", filter, page, beginning],
    queryFn: ({ signal }) =>
      api.get("/v1/users/agents", { query: { ...filter, ...beginning, page, limit: AGENTS_ON_A_PAGE }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** An agent's profile. Reads are rate-limited, so responses are cached for a while. */
export function useAgent(id: string) {
  return useQuery({
    queryKey: ["agent", id],
    queryFn: async ({ signal }) => (await api.get("/v1/users/agents/{id}", { params: { id }, signal })).agent,
    staleTime: 5 * 60_000,
    enabled: id !== "",
  });
}

/** An agent's active listings, newest first. */
export function useAgentListings(id: string, asked: { page: number; limit: number }) {
  const page = { ...asked, ...useBeginning() };
  return useQuery({
    queryKey: ["agent-listings", id, page],
    queryFn: ({ signal }) => api.get("/v1/users/agents/{id}/listings", { params: { id }, query: { ...page }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Stores which contact details the viewer's profile shows. Returns the server's message. Throws ApiFailure. */
export function useContactChoice(uid: string) {
  // The designation is on the account's listings, and part of what is checked about them.
  const changing = useChanging(["agent", uid], ["agents"], ["property"]);
  return async (choice: ContactChoice): Promise<string> =>
    (await changing(api.post("/v1/users/agents/{id}/contact", choice, { params: { id: uid } }))).msg;
}
