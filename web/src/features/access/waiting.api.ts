import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";

/** The prefix of every access query's key. */
export const ACCESS_KEY = ["access"];

/**
 * How many requests are waiting for the viewer's decision. The account navigation shows it, so it loads without the
 * rest of the feature.
 */
export function useWaitingRequests() {
  return useQuery({
    queryKey: [...ACCESS_KEY, "waiting"],
    queryFn: async ({ signal }) => (await api.get("/v1/access/requests/waiting", { signal })).waiting,
  });
}
