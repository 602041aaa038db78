import { useQuery } from "@tanstack/react-query";
import type { ProvinceName } from "@vestpocket/domain/places/places.provinces";
import { api } from "../../platform/api.ts";

/** The provinces in which this site takes no new listings; none until it is known, since the server refuses them. */
export function useClosedProvinces(): readonly ProvinceName[] {
  // During an update, a process of the version before may answer, which does not say.
  return useSiteFacts().data?.closed?.posting ?? [];
}

/** Who runs this site, and which companies process data for it. */
export function useSiteFacts() {
  return useQuery({
    queryKey: ["site-facts"],
    queryFn: async ({ signal }) => (await api.get("/v1/operator", { signal })).facts,
  });
}
