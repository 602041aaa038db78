import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import type { CloseReason } from "@vestpocket/domain/listings/listings.terms";
import { api } from "../../platform/api.ts";
import { ApiFailure } from "../../platform/http.ts";

const KEY = ["own-listings"];

/** The signed-in user's own listings in any status, newest first. */
export function useOwnListings() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      try {
        return (await api.get("/v1/property/mine", { signal })).properties;
      } catch (error) {
        // A 404 means that there are none.
        if (error instanceof ApiFailure && error.status === 404) return [];
        throw error;
      }
    },
  });
}

/** How many drafts and file bytes the signed-in user has, and may have. */
export function useQuota() {
  return useQuery({
    queryKey: [...KEY, "quota"],
    queryFn: async ({ signal }) => (await api.get("/v1/property/quota", { signal })).quota,
  });
}

/** Closes an active listing, returns the server's message and refetches. Throws ApiFailure. */
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

/** Whether the listing has changed since the page loaded: gone, or in a status that forbids the action. */
export function isOutdated({ status }: ApiFailure): boolean {
  return status === 404 || status === 409;
}
