import { useQuery } from "@tanstack/react-query";
import { api } from "../../../platform/api.ts";

/** The public content of a listing. */
export function useTeaser(id: string) {
  return useQuery({
    queryKey: ["teaser", id],
    queryFn: async ({ signal }) => (await api.get("/v1/property/{id}/teaser", { params: { id }, signal })).teaser,
  });
}
