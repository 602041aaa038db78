import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ListModeratedRequest } from "@vestpocket/domain/listings/removals.schema";
import type { BatchResult } from "@vestpocket/domain/shared/batch.schema";
import { api } from "../../platform/api.ts";

const PAGE_SIZE = 25;
const ADMIN = ["admin"];
const KEY = [...ADMIN, "listings"];

/** A page of listings in any status, newest first; undefined filters are left out. */
export function useModeratedListings(request: Omit<ListModeratedRequest, "limit">) {
  return useQuery({
    queryKey: [...KEY, request],
    queryFn: ({ signal }) => api.get("/v1/admin/listings", { query: { ...request, limit: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** A listing as administrators see it. Each read is recorded, so it is not refetched on focus. */
export function useModeratedListing(id: string) {
  return useQuery({
    queryKey: [...ADMIN, "listing", id],
    queryFn: async ({ signal }) => (await api.get("/v1/admin/listings/{id}", { params: { id }, signal })).listing,
    refetchOnWindowFocus: false,
  });
}

/** Removes the listings that can be removed, and returns the outcome of each. Throws ApiFailure. */
export function useRemoveListings() {
  const client = useQueryClient();
  return async (ids: readonly string[], reason: string): Promise<BatchResult[]> => {
    const { results } = await api.post("/v1/admin/listings/remove", { ids: [...ids], reason });
    await client.invalidateQueries({ queryKey: ADMIN });
    void client.invalidateQueries({ queryKey: ["property"] });
    return results;
  };
}

/** Removes or restores a listing; both return the server's message, refetch the list and throw ApiFailure. */
export function useModeration(id: string) {
  const client = useQueryClient();
  const options = { params: { id } };

  async function refreshing(change: Promise<{ msg: string }>): Promise<string> {
    try {
      return (await change).msg;
    } finally {
      await client.invalidateQueries({ queryKey: ADMIN });
      void client.invalidateQueries({ queryKey: ["property", id] });
    }
  }

  return {
    remove: (reason: string) => refreshing(api.post("/v1/admin/listings/{id}/remove", { reason }, options)),
    restore: () => refreshing(api.post("/v1/admin/listings/{id}/restore", {}, options)),
  };
}
