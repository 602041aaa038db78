import { LOCATED_CITIES } from "@vestpocket/domain/places/places.rules";
import type { CityKey } from "@vestpocket/domain/searches/criteria.rules";
import { toCityKey, toCriteria } from "@vestpocket/domain/searches/criteria.rules";
import { readFilter } from "@vestpocket/domain/searches/searches.rules";
import type { MapRequest, MapResponse } from "@vestpocket/domain/searches/searches.schema";
import { getValue } from "../../platform/http/failure.ts";
import { countCities } from "./bubbles.queries.ts";
import type { Known } from "./keyword-totals.queries.ts";
import type { SearchDeps } from "./searches.deps.ts";
import { countMatches } from "./totals.queries.ts";

const PLACES = new Map(LOCATED_CITIES.map((place) => [toKey(toCityKey(place)), place]));

/** A search's listings by city. Throws Failure naming the invalid fields of the filter. */
export async function mapListings(
  { mapTiles, ...deps }: Pick<SearchDeps, "db" | "clock" | "mapTiles"> & Known,
  filter: MapRequest,
): Promise<MapResponse> {
  return { ...(await countOnMap(deps, filter)), ...(mapTiles && { tiles: mapTiles }) };
}

async function countOnMap(
  { db, clock, frequent }: Pick<SearchDeps, "db" | "clock"> & Known,
  filter: MapRequest,
): Promise<Omit<MapResponse, "tiles">> {
  const search = { criteria: toCriteria(getValue(readFilter(filter))), now: clock.now(), frequent };
  if (search.criteria.keywords.length > 0) {
    const { total, isAtLeast } = await db.read((on) => countMatches(on, search));
    if (isAtLeast) return { bubbles: null, total, totalIsAtLeast: true };
  }
  const counts = await db.read((on) => countCities(on, search));
  if (counts === undefined) return { bubbles: null, total: (await db.read((on) => countMatches(on, search))).total };
  const bubbles = counts.flatMap(({ listings, ...key }) => {
    const place = PLACES.get(toKey(key));
    return place === undefined ? [] : [{ province: key.province, city: place.city.name, ...place.at, listings }];
  });
  return { bubbles, total: counts.reduce((sum, { listings }) => sum + listings, 0) };
}

function toKey({ province, cityKey }: CityKey): string {
  return `${province}/${cityKey}`;
}
