import { useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  SavedSearch,
  SavedSearches,
  SaveSearchRequest,
} from "@vestpocket/domain/saved-searches/saved-searches.schema";
import type { Cadence } from "@vestpocket/domain/saved-searches/saved-searches.terms";
import { api } from "../../platform/api.ts";

const KEY = ["saved-searches"];

/** The signed-in user's saved searches, newest first. What is new in them changes at any time. */
export function useSavedSearches() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.get("/v1/saved-searches", { signal }) });
}

/** What a user does with saved searches. All refetch the list, and throw ApiFailure. */
export function useSavedSearchActions() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: KEY });
  /** Shows what a call is about to change. If it fails, the list is as the server has it. */
  async function show(change: (shown: SavedSearches) => SavedSearches, call: () => Promise<unknown>): Promise<void> {
    await client.cancelQueries({ queryKey: KEY });
    client.setQueryData<SavedSearches>(KEY, (shown) => shown && change(shown));
    await call().finally(refresh);
  }
  const inSearch = (id: string, change: Partial<SavedSearch>) => (shown: SavedSearches) => ({
    ...shown,
    searches: shown.searches.map((search) => (search.id === id ? { ...search, ...change } : search)),
  });
  return {
    async save(search: SaveSearchRequest): Promise<string> {
      const { id } = await api.post("/v1/saved-searches", search);
      await refresh();
      return id;
    },
    async change(id: string, body: Partial<SaveSearchRequest>): Promise<void> {
      await api.change("/v1/saved-searches/{id}", { params: { id }, body });
      await refresh();
    },
    tell: (id: string, cadence: Cadence) =>
      show(inSearch(id, { cadence }), () =>
        api.change("/v1/saved-searches/{id}", { params: { id }, body: { cadence } }),
      ),
    pause: (id: string, isPaused: boolean) =>
      show(inSearch(id, { isPaused }), () =>
        api.change("/v1/saved-searches/{id}", { params: { id }, body: { isPaused } }),
      ),
    open: (id: string) =>
      show(inSearch(id, { newListings: 0 }), () =>
        api.post("/v1/saved-searches/{id}/open", undefined, { params: { id } }),
      ),
    tellOfFavourites: (favouritesCadence: Cadence, isAlertsConsentGiven?: boolean) =>
      show(
        (shown) => ({ ...shown, favouritesCadence }),
        () =>
          api.put("/v1/saved-searches/favourites", {
            body: { cadence: favouritesCadence, ...(isAlertsConsentGiven !== undefined && { isAlertsConsentGiven }) },
          }),
      ),
    async remove(id: string): Promise<void> {
      await api.delete("/v1/saved-searches/{id}", { params: { id } });
      await refresh();
    },
    async restore(id: string): Promise<void> {
      await api.post("/v1/saved-searches/{id}/restore", undefined, { params: { id } });
      await refresh();
    },
  };
}
