import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { api } from "../../platform/api.ts";
import { useSession } from "../../platform/session.ts";

const RECENT = ["recent-visits"];

/** The listings one looked at last, while signed in. */
export function useRecentVisits() {
  const { state } = useSession();
  return useQuery({
    queryKey: RECENT,
    enabled: state === "signed-in",
    // Every listing that is opened changes them.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<readonly ListingCard[]> =>
      (await api.get("/v1/views/recent", { signal })).properties,
  });
}

/** Forgets what one looked at, and says so in the server's words. Throws ApiFailure. */
export function useClearVisits(): () => Promise<string> {
  const client = useQueryClient();
  return async () => {
    const { msg } = await api.delete("/v1/views/recent");
    client.setQueryData<readonly ListingCard[]>(RECENT, []);
    return msg;
  };
}
