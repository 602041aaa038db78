import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";
import { ApiFailure } from "../../platform/http.ts";

/** The signed-in person's own listings in every status, newest first. */
export function useOwnListings() {
  return useQuery({
    queryKey: ["own-listings"],
    queryFn: async ({ signal }) => {
      try {
        return (await api.get("/v1/property/mine", { signal })).properties;
      } catch (error) {
        // Not found means none.
        if (error instanceof ApiFailure && error.status === 404) return [];
        throw error;
      }
    },
  });
}
