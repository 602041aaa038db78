import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { api } from "../../platform/api.ts";
import { useSession } from "../../platform/session.ts";

const RECENT = ["recent-visits"];

/** The signed-in user's recently viewed listings. */
export function useRecentVisits() {
  const { state } = useSession();
  return useQuery({
    queryKey: RECENT,
    enabled: state === "signed-in",
    // They change with every listing opened.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<readonly ListingCard[]> =>
      (await api.get("/v1/views/recent", { signal })).properties,
  });
}

/** Clears the recently viewed listings; returns the server's message. Throws ApiFailure. */
export function useClearVisits(): () => Promise<string> {
  const client = useQueryClient();
  return async () => {
    const { msg } = await api.delete("/v1/views/recent");
    client.setQueryData<readonly ListingCard[]>(RECENT, []);
    return msg;
  };
}
