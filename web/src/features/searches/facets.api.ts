import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Facet, Facets } from "@vestpocket/domain/searches/facets.schema";
import { api } from "../../platform/api.ts";
import type { CountOf } from "../../shared/listings/listing-counts.ts";
import { placeKey } from "../../shared/places/place-choice.ts";
import type { SearchQuery } from "./search-query.ts";

/** How many listings a search would find with each choice of a facet; of cities, by `placeKey`. */
export type Counts = Readonly<Record<Facet, CountOf>>;

/**
 * The counts beside the choices of a search's filters; the previous ones stay until these have loaded. Undefined before, and where
 * the server does not count.
 */
export function useCounts({ page: _page, sort: _sort, ...filter }: SearchQuery, isAsked: boolean): Counts | undefined {
  const { data } = useQuery({
    queryKey: ["facets", filter],
    queryFn: async ({ signal }) => {
      const { facets } = await api.post("/v1/property/facets", filter, { signal });
      return facets;
    },
    enabled: isAsked,
    placeholderData: keepPreviousData,
    // Without the counts, the filters work as well.
    retry: false,
  });
  return data ? toCounts(data) : undefined;
}

function toCounts({ cities, ...facets }: Facets): Counts {
  const inCity = byName(cities.map(({ province, name, listings }) => ({ name: placeKey(province, name), listings })));
  return {
    listingTypes: byName(facets.listingTypes),
    types: byName(facets.types),
    subtypes: byName(facets.subtypes),
    provinces: byName(facets.provinces),
    // Only cities with listings are named. A name without its province may be of two cities.
    cities: (key) => inCity(key) ?? (key.startsWith(placeKey("", "")) ? undefined : 0),
    prices: byName(facets.prices),
    postedAs: byName(facets.postedAs ?? []),
  };
}

function byName(counts: readonly { readonly name: string; readonly listings: number }[]): CountOf {
  const listings = new Map(counts.map((each) => [each.name, each.listings]));
  return (name) => listings.get(name);
}
