import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";

/** Listings like this one, once `enabled`. */
export function useSimilarListings(id: string, enabled: boolean) {
  return useQuery({
    queryKey: ["similar", id],
    enabled,
    queryFn: async ({ signal }) => {
      const { properties } = await api.get("/v1/property/{id}/similar", { params: { id }, signal });
      return properties;
    },
  });
}
