import type { ListingType } from "@vestpocket/domain/listings/listings.terms";
import { toTrack } from "@vestpocket/domain/searches/tracks.rules";
import type { SearchQuery } from "./search-query.ts";

/**
 * Selects for sale, for rent or both, or clears it if already selected. Rents have ranges of their own, and the order by
 * price becomes that of the chosen ones.
 */
export function toggleListingType(search: SearchQuery, listingType: ListingType): SearchQuery {
  const chosen = search.listingType === listingType ? undefined : listingType;
  const next = { ...search, listingType: chosen, page: undefined };
  if (chosen === "rent")
    return { ...next, lowerPrice: undefined, upperPrice: undefined, sort: toRentSort(search.sort) };
  return { ...next, sort: toPriceSort(search.sort) };
}

const toRentSort = (sort: SearchQuery["sort"]) => toTrack({ sort }, "rent").sort;

function toPriceSort(sort: SearchQuery["sort"]): SearchQuery["sort"] {
  const direction = /^rentMonthGross-(?<direction>asc|desc)$/u.exec(sort ?? "")?.groups?.direction;
  return direction === undefined ? sort : (`price-${direction}` as "price-asc" | "price-desc");
}
