import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";

const KEY = ["admin", "approvals"];

/** What waits for a second administrator. */
export function useApprovals() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api.get("/v1/admin/approvals/waiting", { signal })).approvals,
    refetchInterval: 60_000,
  });
}

/** Decisions about it. Each returns the server's message. All throw ApiFailure. */
export function useDecisions(id: string) {
  const client = useQueryClient();
  const options = { params: { id } };

  async function refreshing(action: Promise<{ msg: string }>): Promise<string> {
    try {
      return (await action).msg;
    } finally {
      await client.invalidateQueries({ queryKey: ["admin"], predicate: ({ queryKey }) => queryKey[1] !== "notes" });
    }
  }

  return {
    approve: () => refreshing(api.post("/v1/admin/approvals/{id}/approve", {}, options)),
    decline: () => refreshing(api.post("/v1/admin/approvals/{id}/decline", {}, options)),
    withdraw: () => refreshing(api.post("/v1/admin/approvals/{id}/withdraw", {}, options)),
  };
}
