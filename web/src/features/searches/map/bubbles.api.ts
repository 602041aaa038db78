import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "../../../platform/api.ts";
import type { SearchQuery } from "../search-query.ts";
import { toAsked, type Unread } from "../search-state.ts";

/** The results by city; those of the previous filters stay until they have loaded. */
export function useBubbles({ page: _page, sort: _sort, ...filter }: SearchQuery, unread: Unread) {
  const asked = toAsked(filter, unread);
  return useQuery({
    queryKey: ["map", asked],
    queryFn: ({ signal }) => api.post("/v1/property/map", asked, { signal }),
    placeholderData: keepPreviousData,
  });
}
