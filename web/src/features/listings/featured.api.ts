import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { HomeCard } from "@vestpocket/domain/listings/listings.schema";
import type { FeaturedRequest } from "@vestpocket/domain/searches/searches.schema";
import { useEffect } from "react";
import { api } from "../../platform/api.ts";
import { useSession } from "../../platform/session.ts";

type FeaturedQuery = Partial<FeaturedRequest>;

interface FeaturedListings {
  /** Undefined while loading; empty also on failure. */
  listings: readonly HomeCard[] | undefined;
}

/**
 * Featured listings, as members or visitors see them. Fetched once `enabled` and the session is known; the previous ones
 * stay until the next have loaded.
 */
export function useFeaturedListings(asked: FeaturedQuery, enabled = true): FeaturedListings {
  const { state, uid } = useSession();
  const { data, error } = useQuery({
    queryKey: ["featured", uid, asked],
    enabled: enabled && state !== "resolving",
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const answer = await api.post("/v1/property/featured", asked, { signal });
      return answer.properties;
    },
  });
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the product has this failure logged and nothing shown
    if (error) console.info("The featured listings could not be loaded.", error);
  }, [error]);
  return { listings: data ?? (error ? [] : undefined) };
}
