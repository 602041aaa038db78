import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Draft } from "@vestpocket/domain/listings/drafts.schema";
import { api } from "../../platform/api.ts";

const KEY = ["own-listings", "drafts"];

/** The signed-in user's unfinished listings, last changed first; not the changes to listings, which their forms show. */
export function useDrafts() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api.get("/v1/drafts", { signal })).drafts,
    select: (drafts) => drafts.filter(({ listingId }) => !listingId),
  });
}

/** A draft as its form opens. Read once each time, because anything typed since is newer. */
export function useOpenedDraft(id: string | undefined, round: number) {
  return useQuery({
    queryKey: [...KEY, id, round],
    enabled: id !== undefined,
    queryFn: async ({ signal }) => (await api.get("/v1/drafts/{id}", { params: { id: id ?? "" }, signal })).draft,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/**
 * The draft of changes to one's own listing, begun if there is none. Read once each time, and not again with the lists of
 * drafts: once it is published, that would begin another.
 */
export function useEditDraft(listingId: string, round: number) {
  return useQuery({
    queryKey: ["listing-changes", listingId, round],
    queryFn: async ({ signal }) =>
      (await api.post("/v1/property/{id}/draft", undefined, { params: { id: listingId }, signal })).draft,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The owner's actions on a draft. All refetch the list, and throw ApiFailure. */
export function useDraftActions() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ["own-listings"] });
  return {
    refresh,
    async remove(id: string): Promise<void> {
      await api.delete("/v1/drafts/{id}", { params: { id } });
      await refresh();
    },
    async restore(id: string): Promise<void> {
      await api.post("/v1/drafts/{id}/restore", undefined, { params: { id } });
      await refresh();
    },
    async duplicate(id: string): Promise<Draft> {
      const { draft } = await api.post("/v1/drafts/{id}/duplicate", undefined, { params: { id } });
      await refresh();
      return draft;
    },
    async duplicateListing(id: string): Promise<Draft> {
      const { draft } = await api.post("/v1/property/{id}/duplicate", undefined, { params: { id } });
      await refresh();
      return draft;
    },
  };
}
