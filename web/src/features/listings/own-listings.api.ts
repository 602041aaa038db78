import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CloseReason } from "@vestpocket/domain/listings/listings.terms";
import type { ListOwnRequest } from "@vestpocket/domain/listings/own-listings.schema";
import type { OwnFilter, OwnOrder } from "@vestpocket/domain/listings/own-listings.terms";
import type { BatchResult } from "@vestpocket/domain/shared/batch.schema";
import { PAGE_SIZE_MAX as BATCH_MAX } from "@vestpocket/domain/shared/paging";
import { api } from "../../platform/api.ts";
import { ApiFailure } from "../../platform/http.ts";

const KEY = ["own-listings"];
const NONE = { properties: [], page: 1, totalPages: 0, totalResults: 0, counts: undefined };

type Request = Pick<ListOwnRequest, "page" | "limit" | "searchQuery" | "status"> &
  Partial<Pick<ListOwnRequest, "order">>;

/** What an owner's list is filtered and ordered by. */
export interface OwnListFilters {
  readonly searchQuery: string;
  readonly status: OwnFilter | undefined;
  readonly order: OwnOrder;
}

async function listOwn(query: Request, signal: AbortSignal) {
  try {
    return await api.get("/v1/property/mine", { query, signal });
  } catch (error) {
    // A 404 means that there are none.
    if (error instanceof ApiFailure && error.status === 404) return NONE;
    throw error;
  }
}

/** A page of the signed-in user's own listings, and how many match each filter. */
export function useOwnListings(request: Request) {
  return useQuery({
    queryKey: [...KEY, "list", request],
    queryFn: ({ signal }) => listOwn(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** The signed-in user's newest active listing, or else the newest one, and how many they have. */
export function useLatestListing() {
  return useQuery({
    queryKey: [...KEY, "latest"],
    queryFn: async ({ signal }) => {
      const one = { page: 1, limit: 1 };
      const [live, any] = await Promise.all([listOwn({ ...one, status: "active" }, signal), listOwn(one, signal)]);
      return { latest: live.properties[0] ?? any.properties[0] ?? null, total: any.totalResults };
    },
  });
}

/** What the filters leave, as a file. Throws ApiFailure. */
export const fetchOwnListings = ({ searchQuery, status, order }: OwnListFilters): Promise<Blob> =>
  api.file("/v1/property/mine/export", {
    query: { order, ...(searchQuery !== "" && { searchQuery }), ...(status && { status }) },
  });

/** How many drafts and file bytes the signed-in user has, and the limits. */
export function useQuota() {
  return useQuery({
    queryKey: [...KEY, "quota"],
    queryFn: async ({ signal }) => (await api.get("/v1/property/quota", { signal })).quota,
  });
}

/**
 * The owner's actions on listings, on one or many. All refetch, and throw ApiFailure.
 */
export function useOwnListingChanges() {
  const client = useQueryClient();

  /** The lists show the change before the promise settles. */
  async function refreshing<Answer>(change: Promise<Answer>): Promise<Answer> {
    try {
      return await change;
    } finally {
      void client.invalidateQueries({ queryKey: ["property"] });
      await client.invalidateQueries({ queryKey: KEY });
    }
  }

  /** As many calls as one call's limit requires, one after another. */
  const inBatches = (ids: readonly string[], send: (some: string[]) => Promise<{ results: BatchResult[] }>) =>
    refreshing(
      (async () => {
        const results: BatchResult[] = [];
        for (let at = 0; at < ids.length; at += BATCH_MAX) {
          results.push(...(await send(ids.slice(at, at + BATCH_MAX))).results);
        }
        return results;
      })(),
    );

  return {
    pause: async (id: string): Promise<string> =>
      (await refreshing(api.post("/v1/property/{id}/pause", {}, { params: { id } }))).msg,
    resume: async (id: string): Promise<string> =>
      (await refreshing(api.post("/v1/property/{id}/resume", {}, { params: { id } }))).msg,
    remove: async (id: string): Promise<string> =>
      (await refreshing(api.delete("/v1/property/{id}", { params: { id } }))).msg,
    close: async (id: string, reason: CloseReason): Promise<string> =>
      (await refreshing(api.post("/v1/property/{id}/close", { reason }, { params: { id } }))).msg,
    closeMany: (ids: readonly string[], reason: CloseReason): Promise<BatchResult[]> =>
      inBatches(ids, (some) => api.post("/v1/property/close", { ids: some, reason })),
    pauseMany: (ids: readonly string[]): Promise<BatchResult[]> =>
      inBatches(ids, (some) => api.post("/v1/property/pause", { ids: some })),
    repriceMany: (ids: readonly string[], percent: number): Promise<BatchResult[]> =>
      inBatches(ids, (some) => api.post("/v1/property/reprice", { ids: some, percent })),
  };
}
