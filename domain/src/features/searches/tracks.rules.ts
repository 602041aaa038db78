import type { MeasureKey } from "./measures.ts";
import type { SearchFilter, Sort } from "./searches.schema.ts";

/** A price is that of a sale or the rent of a month: two tracks that no list mixes (product.md §6.1). */
export type Track = "sale" | "rent";

/** The measures that only listings of a track have. */
export const TRACK_MEASURES: Readonly<Record<Track, readonly MeasureKey[]>> = {
  sale: ["salePrice", "salePerSqft"],
  rent: ["rentMonthGross", "rentMonthNet", "rentSqftYearGross", "rentSqftYearNet", "areaForRent"],
};

const RENT_SORTS: Readonly<Partial<Record<Sort, Sort>>> = {
  "price-asc": "rentMonthGross-asc",
  "price-desc": "rentMonthGross-desc",
};

/** The track that a search is about: the one it names, otherwise that of the measures it bounds or sorts by. */
export function findTrack({ listingType, bounds = {}, sort }: SearchFilter): Track | undefined {
  if (listingType === "sale" || listingType === "rent") return listingType;
  return (["rent", "sale"] as const).find((track) =>
    TRACK_MEASURES[track].some((key) => bounds[key] !== undefined || sort?.startsWith(`${key}-`)),
  );
}

const isPriced = ({ lowerPrice, upperPrice }: SearchFilter) => lowerPrice !== undefined || upperPrice !== undefined;
const isByPrice = (sort: Sort | undefined) => sort === "price-asc" || sort === "price-desc";

/** Whether a search bounds or sorts by a price that could be either: both tracks are offered (product.md §6.1). */
export function isTrackOpen(search: SearchFilter): boolean {
  const { listingType, sort } = search;
  return listingType === undefined && (isPriced(search) || isByPrice(sort)) && !findTrack(search);
}

/**
 * A search on one track. For rents, its price bounds and its order by price are those of the gross rent per month, and
 * what only the other track has is dropped.
 */
export function toTrack<Search extends SearchFilter>(search: Search, track: Track): Search {
  const { lowerPrice, upperPrice, sort } = search;
  const foreign: readonly string[] = TRACK_MEASURES[track === "sale" ? "rent" : "sale"];
  const own = Object.entries(search.bounds ?? {}).filter(([key]) => !foreign.includes(key));
  const isForeign = foreign.some((key) => sort?.startsWith(`${key}-`));
  const kept = { ...search, listingType: track, sort: isForeign ? undefined : sort };
  if (track === "sale") return { ...kept, bounds: toBounds(own) };
  const hasRent = own.some(([key]) => key.startsWith("rent"));
  const rent = [["rentMonthGross", { min: lowerPrice, max: upperPrice }] as const];
  return {
    ...kept,
    lowerPrice: undefined,
    upperPrice: undefined,
    bounds: toBounds(isPriced(search) && !hasRent ? [...own, ...rent] : own),
    sort: kept.sort && (RENT_SORTS[kept.sort] ?? kept.sort),
  };
}

const toBounds = (entries: readonly (readonly [string, unknown])[]): SearchFilter["bounds"] =>
  entries.length === 0 ? undefined : Object.fromEntries(entries);

/** The search whose listings are shown: with a price, that of its track, and of sales where none is chosen. */
export function withTrack<Search extends SearchFilter>(search: Search): Search {
  if (!(isPriced(search) || isByPrice(search.sort))) return search;
  const { listingType } = search;
  // Listings that are both for sale and for rent have the price of the sale.
  if (listingType === "sale" || listingType === "both") return search;
  return toTrack(search, findTrack(search) ?? "sale");
}
