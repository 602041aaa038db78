import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";
import { useLiveOptions } from "../../platform/live.ts";

/** Polls only while the server does not tell of changes by itself. */
const LOOK_AGAIN_MS = 60_000;

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
    ...useLiveOptions(LOOK_AGAIN_MS),
  });
}
