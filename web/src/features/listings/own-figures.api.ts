import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";

/** What waits for the owner of a listing, and who took notice of it. */
export function useOwnFigures(id: string) {
  return useQuery({
    queryKey: ["own-listings", "figures", id],
    queryFn: async ({ signal }) => (await api.get("/v1/property/{id}/figures", { params: { id }, signal })).figures,
    meta: { isLive: true },
  });
}
