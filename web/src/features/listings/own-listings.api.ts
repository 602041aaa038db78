import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import type { CloseReason } from "@vestpocket/domain/listings/listings.terms";
import { api } from "../../platform/api.ts";
import { ApiFailure } from "../../platform/http.ts";

const KEY = ["own-listings"];

/** The signed-in person's own listings in every status, newest first. */
export function useOwnListings() {
  return useQuery({
    queryKey: KEY,
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

/** Ends an active listing, and says so in the server's words. What is shown of it is brought up to date. Throws ApiFailure. */
export function useCloseListing() {
  const client = useQueryClient();

  function refresh(id: string) {
    void client.invalidateQueries({ queryKey: KEY });
    void client.invalidateQueries({ queryKey: ["property", id] });
  }

  return async (id: string, reason: CloseReason): Promise<string> => {
    try {
      const { msg } = await api.post("/v1/property/{id}/close", { reason }, { params: { id } });
      client.setQueryData<OwnListing[]>(KEY, (listings) =>
        listings?.map((listing) => (listing.id === id ? { ...listing, status: "closed" } : listing)),
      );
      return msg;
    } finally {
      refresh(id);
    }
  };
}

/** The listing is not what the page shows: gone, or no longer in a state in which this may happen. */
export function isOutdated({ status }: ApiFailure): boolean {
  return status === 404 || status === 409;
}
