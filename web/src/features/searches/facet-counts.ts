import type { Facet, Facets } from "@vestpocket/domain/searches/facets.schema";
import type { CountOf } from "../../shared/listings/listing-counts.ts";
import { placeKey } from "../../shared/places/place-choice.ts";

/** How many listings a search would find with each choice of a facet; cities by `placeKey`. */
export type Counts = Readonly<Record<Facet, CountOf>>;

/** Loaded with the first counts, so that the results do not wait for it. */
export function toCounts({ cities, ...facets }: Facets): Counts {
  const inCity = byName(cities.map(({ province, name, listings }) => ({ name: placeKey(province, name), listings })));
  return {
    listingTypes: byName(facets.listingTypes),
    types: byName(facets.types),
    subtypes: byName(facets.subtypes),
    provinces: byName(facets.provinces),
    // Only cities with listings are listed. A name without its province may belong to two cities.
    cities: (key) => inCity(key) ?? (key.startsWith(placeKey("", "")) ? undefined : 0),
    prices: byName(facets.prices),
    postedAs: byName(facets.postedAs ?? []),
  };
}

function byName(counts: readonly { readonly name: string; readonly listings: number }[]): CountOf {
  const listings = new Map(counts.map((each) => [each.name, each.listings]));
  return (name) => listings.get(name);
}
