import type { ListingType, PostedAs } from "@vestpocket/domain/listings/listings.terms";
import { listAskingSubtypes } from "@vestpocket/domain/searches/measures.rules";
import type { SearchFilter } from "@vestpocket/domain/searches/searches.schema";
import { listCitiesWithin } from "@vestpocket/domain/searches/within.rules";

/** A search's conditions. */
interface Searched {
  readonly status: "active" | "closed";
  readonly expiresAt: Date;
  readonly type: string;
  readonly subtype: string;
  readonly province: string;
  readonly city: string;
  readonly listingType: ListingType;
  readonly postedAs: PostedAs;
  readonly price: number | null;
  readonly title: string;
  /** Only where searches ask how fresh a listing is. */
  readonly publishedAt?: Date;
  readonly confirmedAt?: Date | null;
  readonly features: { readonly totalArea?: number };
}

/** The subtypes whose form has the total area, the one measure that these tests use. */
export const MEASURED = new Set(
  listAskingSubtypes([{ key: "totalArea" }]).map(({ type, subtype }) => `${type}/${subtype}`),
);

/** Whether a listing's area is within the requested bounds. */
export function fitsArea({ features: { totalArea } }: Pick<Searched, "features">, { bounds }: SearchFilter): boolean {
  const { min = 0, max = Number.POSITIVE_INFINITY } = bounds?.totalArea ?? {};
  return totalArea !== undefined && totalArea >= min && totalArea <= max;
}

/** When a listing was last confirmed or published. */
export const findFreshAt = ({ publishedAt, confirmedAt }: Pick<Searched, "publishedAt" | "confirmedAt">): number =>
  Math.max(publishedAt?.getTime() ?? 0, confirmedAt?.getTime() ?? 0);

/** Search results found by checking each listing: the reference for the database's results. */
export function findNaively<Listing extends Searched>(
  listings: readonly Listing[],
  filter: SearchFilter,
  now: Date,
): Listing[] {
  const within =
    filter.within && listCitiesWithin(filter.within).map(({ province, city }) => `${province.name}/${city.name}`);
  return listings.filter(
    (row) => within?.includes(`${row.province}/${row.city}`) !== false && isFound(row, filter, now),
  );
}

function isFound(row: Searched, filter: SearchFilter, now: Date): boolean {
  const { type, subtype, province, city, listingType, postedAs, lowerPrice, upperPrice, keywords = [] } = filter;
  return (
    row.status === "active" &&
    row.expiresAt > now &&
    (type === undefined || row.type === type) &&
    (subtype === undefined || row.subtype === subtype) &&
    (province === undefined || row.province === province) &&
    (city === undefined || row.city === city) &&
    (listingType === undefined || row.listingType === listingType || row.listingType === "both") &&
    (postedAs === undefined || row.postedAs === postedAs) &&
    (lowerPrice === undefined || (row.price !== null && row.price >= lowerPrice)) &&
    (upperPrice === undefined || (row.price !== null && row.price <= upperPrice)) &&
    (filter.confirmedWithin === undefined || findFreshAt(row) > now.getTime() - filter.confirmedWithin * 86_400_000) &&
    keywords.every((keyword) => row.title.includes(keyword)) &&
    (filter.bounds === undefined ||
      fitsArea(row, filter) ||
      (row.features.totalArea === undefined && MEASURED.has(`${row.type}/${row.subtype}`)))
  );
}
