import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { withTrack } from "@vestpocket/domain/searches/tracks.rules";
import { api } from "../../platform/api.ts";
import type { Counts } from "./facet-counts.ts";
import type { SearchQuery } from "./search-query.ts";

/**
 * The counts next to the choices of a search's filters; the previous ones stay until these have loaded. Undefined
 * before that, and if the server does not count.
 */
export function useCounts(search: SearchQuery, isAsked: boolean): Counts | undefined {
  const { page: _page, sort: _sort, ...filter } = withTrack(search);
  const { data } = useQuery({
    queryKey: ["facets", filter],
    queryFn: async ({ signal }) => {
      const [{ toCounts }, { facets }] = await Promise.all([
        import("./facet-counts.ts"),
        api.post("/v1/property/facets", filter, { signal }),
      ]);
      return facets && toCounts(facets);
    },
    enabled: isAsked,
    placeholderData: keepPreviousData,
    // The filters also work without the counts.
    retry: false,
    structuralSharing: false,
  });
  return data ?? undefined;
}
