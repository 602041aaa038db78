import type { RadiusKm } from "@vestpocket/domain/searches/within.terms";
import type { PlaceChoice } from "../../shared/places/place-choice.ts";
import { choosePlace } from "./search-choices.ts";
import type { SearchQuery } from "./search-query.ts";
import { searchWithin } from "./search-within.ts";

/** A city that a search is about, and the distance from it; undefined for the city alone. */
interface Near {
  readonly province: string;
  readonly city: string;
  readonly km: RadiusKm | undefined;
}

/** The city that a search is in or near. */
export function findNear({ province, city, within }: SearchQuery): Near | undefined {
  if (within !== undefined && "near" in within) return { ...within.near, km: within.km };
  return province !== undefined && city !== undefined ? { province, city, km: undefined } : undefined;
}

/** Sets the distance from the search's city. */
export function chooseDistance(search: SearchQuery, km: RadiusKm | undefined): SearchQuery {
  const near = findNear(search);
  if (near === undefined) return search;
  const { province, city } = near;
  return km === undefined
    ? { ...search, province, city, within: undefined, page: undefined }
    : searchWithin(search, { near: { province, city }, km });
}

/** Sets or clears the province, and ends a distance from a city. */
export function chooseProvince(search: SearchQuery, place: PlaceChoice): SearchQuery {
  const isNear = search.within !== undefined && "near" in search.within;
  return { ...choosePlace(search, place), within: isNear ? undefined : search.within };
}

/** Sets or clears the city; a distance stays, and is then from the new one. */
export function chooseCity(search: SearchQuery, { province, city }: PlaceChoice): SearchQuery {
  const { within } = search;
  if (within === undefined || !("near" in within)) return choosePlace(search, { province, city });
  if (province === undefined || city === undefined) return { ...search, province, within: undefined, page: undefined };
  return searchWithin(search, { near: { province, city }, km: within.km });
}
