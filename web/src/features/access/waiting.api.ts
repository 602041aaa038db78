import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";

/** What every query of access begins with. */
export const ACCESS_KEY = ["access"];

/** How many requests wait for one's decision. The account's navigation shows it, so it loads without the rest of access. */
export function useWaitingRequests() {
  return useQuery({
    queryKey: [...ACCESS_KEY, "waiting"],
    queryFn: async ({ signal }) => (await api.get("/v1/access/requests/waiting", { signal })).waiting,
  });
}
