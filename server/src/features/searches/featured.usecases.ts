import type { HomeCard, MemberCard } from "@vestpocket/domain/listings/listings.schema";
import { listCitiesByDistance } from "@vestpocket/domain/places/places.rules";
import { findCityName } from "@vestpocket/domain/places/places.schema";
import { toCityKey } from "@vestpocket/domain/searches/criteria.rules";
import { LATITUDE_AND_LONGITUDE } from "@vestpocket/domain/searches/searches.rules";
import type { FeaturedRequest } from "@vestpocket/domain/searches/searches.schema";
import { foldText, type Language } from "@vestpocket/domain/shared/text";
import { badFields } from "../../platform/http/failure.ts";
import type { Serialized } from "../../platform/http/serialized.ts";
import { type DailyOrder, listFeatured, listNearby, listNewest, type Stamped } from "./featured.queries.ts";
import { rotationStart, toDate } from "./rotation.rules.ts";
import type { SearchDeps } from "./searches.deps.ts";
import { spreadAlike } from "./variety.rules.ts";

/** How many cities one query covers, nearest first, until there are enough listings. */
const NEARBY_CITIES = 12;

interface Point {
  readonly lat: number;
  readonly lon: number;
}

interface FeaturedSearch {
  readonly request: FeaturedRequest;
  readonly language: Language;
  /** Whether the reader is signed in. */
  readonly isMember: boolean;
}

/**
 * Active listings for the home page: boosted ones first, nearest first if a location is given. Visitors get the cards
 * that their owners show to visitors (product.md §5.9).
 */
export async function listFeaturedCards(
  deps: SearchDeps,
  { request, language, isMember }: FeaturedSearch,
): Promise<Serialized<HomeCard | MemberCard>[]> {
  const { db, clock, cardStamp: stamp } = deps;
  const { limit, city, sort } = request;
  const point = readPoint(request);
  const now = clock.now();
  const start = rotationStart(toDate(now));
  const cityKey = city === undefined ? undefined : foldText(findCityName(city) ?? city);
  if (sort === "newest") {
    const places = await db.read((on) => listNewest(on, { isMember, limit, now, cityKey, stamp }));
    return (await deps.listKeptHomeCards({ places, language, isMember })).map(({ card }) => card);
  }
  const places: Stamped[] = [];
  for (const isFeatured of [true, false]) {
    if (places.length === limit) break;
    const wanted = { isMember, now, start, isFeatured, limit: limit - places.length, stamp };
    const found =
      point === undefined || cityKey !== undefined
        ? await db.read((on) => listFeatured(on, { ...wanted, cityKey }))
        : await listAround(deps, { ...wanted, point });
    places.push(...found);
  }
  return spreadAlike(await deps.listKeptHomeCards({ places, language, isMember })).map(({ card }) => card);
}

/** Throws Failure 400 for an incomplete coordinate. */
function readPoint({ lat, lon }: FeaturedRequest): Point | undefined {
  if (lat !== undefined && lon !== undefined) return { lat, lon };
  if (lat === undefined && lon === undefined) return undefined;
  throw badFields({ [lat === undefined ? "lat" : "lon"]: LATITUDE_AND_LONGITUDE });
}

async function listAround({ db }: SearchDeps, { point, ...wanted }: DailyOrder & { point: Point }): Promise<Stamped[]> {
  const near = listCitiesByDistance(point);
  const found: Stamped[] = [];
  for (let from = 0; from < near.length && found.length < wanted.limit; from += NEARBY_CITIES) {
    const cities = near.slice(from, from + NEARBY_CITIES).map(toCityKey);
    found.push(...(await db.read((on) => listNearby(on, { ...wanted, cities, limit: wanted.limit - found.length }))));
  }
  return found;
}
