import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { DealStatus } from "@vestpocket/domain/deals/deals.terms";
import { api } from "../../platform/api.ts";

/** The deal's status, for participants of the listing's room. */
export function useDeal(id: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    enabled,
    queryKey: ["deals", id],
    queryFn: ({ signal }) => api.get("/v1/property/{id}/deal", { params: { id }, signal }),
  });
}

/** Sets the status; returns the server's message. Throws ApiFailure. */
export function useSetDeal(id: string) {
  const client = useQueryClient();
  return async (status: DealStatus): Promise<string> => {
    const { msg } = await api.post("/v1/property/{id}/deal", { status }, { params: { id } });
    await client.invalidateQueries({ queryKey: ["deals"] });
    return msg;
  };
}
