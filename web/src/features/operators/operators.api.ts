import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";

/** Who runs this site, and which companies process data for it. */
export function useSiteFacts() {
  return useQuery({
    queryKey: ["site-facts"],
    queryFn: async ({ signal }) => (await api.get("/v1/operator", { signal })).facts,
  });
}
