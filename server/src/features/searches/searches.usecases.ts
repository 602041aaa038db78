import { createHash } from "node:crypto";
import { CATEGORIES, findCategory, findSubtype } from "@vestpocket/domain/categories/categories.schema";
import { addKeywords } from "@vestpocket/domain/keywords/keywords.rules";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import type { ListingType } from "@vestpocket/domain/listings/listings.terms";
import { listCitiesByDistance } from "@vestpocket/domain/places/places.rules";
import { findProvince } from "@vestpocket/domain/places/places.schema";
import { FOREIGN_CURSOR, findFilterProblems, LATITUDE_AND_LONGITUDE } from "@vestpocket/domain/searches/searches.rules";
import type { FeaturedRequest, SearchFilter, SearchRequest } from "@vestpocket/domain/searches/searches.schema";
import { countPages } from "@vestpocket/domain/shared/paging";
import { foldText, type Language } from "@vestpocket/domain/shared/text";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { badFields } from "../../platform/http/failure.ts";
import { deriveKey } from "../../platform/keys.ts";
import { type Cursor, nameSearch, readCursor, writeCursor } from "./cursor.ts";
import type { SearchCounts } from "./search-counts.ts";
import { type Criteria, countMatches, listFeatured, listMatches, listNearby, listNewest } from "./searches.queries.ts";

/** Cities asked for at once around a place, nearest first, until there are enough listings. */
const NEARBY_CITIES = 12;

/** 'Sale' and 'rent' also match what is offered both ways. */
const MATCHING_TYPES: Readonly<Record<ListingType, readonly ListingType[]>> = {
  sale: ["sale", "both"],
  rent: ["rent", "both"],
  both: ["both"],
};

export type Searches = ReturnType<typeof createSearches>;

export function createSearches(parts: {
  db: Database;
  clock: Clock;
  secret: string;
  counts: Pick<SearchCounts, "record">;
  /** The cards of these listings in that order, without those that may not be shown now. */
  listCards: (ids: readonly string[], language: Language) => Promise<ListingCard[]>;
}) {
  const { db, clock, listCards } = parts;
  const cursorKey = deriveKey(parts.secret, "search-cursor");

  return {
    /** Candidates → facts in bulk → visibility → view. Throws Failure naming the field of a filter that breaks a rule. */
    async search(request: SearchRequest, language: Language) {
      const { page, limit, lastDoc, sort = "featured", ...filter } = request;
      const problems = findFilterProblems(filter);
      if (Object.keys(problems).length > 0) throw badFields(problems);
      const now = clock.now();
      const criteria = toCriteria(filter, now);
      const search = nameSearch([sort, { ...criteria, now: undefined }]);
      const cursor = lastDoc === undefined ? undefined : readOwnCursor(lastDoc, search);
      const date = cursor?.date ?? toDate(now);

      const total = await countMatches(db, criteria);
      // Further pages belong to the same search.
      if (page === 1 && lastDoc === undefined) parts.counts.record(filter, criteria, total);
      const places =
        total === 0
          ? []
          : await listMatches(
              db,
              criteria,
              {
                sort,
                start: rotationStart(date),
                limit,
                offset: cursor === undefined ? (page - 1) * limit : 0,
                ...(cursor === undefined ? {} : { after: cursor.place }),
              },
              total,
            );
      const properties = await listCards(
        places.map((place) => place.id),
        language,
      );
      const last = places.at(-1);
      return {
        properties,
        totalPages: countPages(total, limit),
        totalResults: total,
        page,
        lastDoc: last === undefined ? null : writeCursor(cursorKey, { search, date, place: last }),
      };
    },

    /** Active listings for the home page: the boosted first, nearest first where a place is given. */
    async feature(request: FeaturedRequest, language: Language): Promise<ListingCard[]> {
      const { lat, lon, limit, city, sort } = request;
      if ((lat === undefined) !== (lon === undefined)) {
        throw badFields({ [lat === undefined ? "lat" : "lon"]: LATITUDE_AND_LONGITUDE });
      }
      const now = clock.now();
      const wanted = { limit, now, start: rotationStart(toDate(now)) };
      const inCity = city === undefined ? {} : { cityKey: foldText(city) };
      if (sort === "newest") return listCards(await listNewest(db, { ...wanted, ...inCity }), language);

      const ids: string[] = [];
      for (const isFeatured of [true, false]) {
        if (ids.length === limit) break;
        const rest = { ...wanted, isFeatured, limit: limit - ids.length };
        ids.push(
          ...(lat === undefined || lon === undefined || city !== undefined
            ? await listFeatured(db, { ...rest, ...inCity })
            : await listAround({ lat, lon }, rest)),
        );
      }
      return listCards(ids, language);
    },
  };

  function readOwnCursor(text: string, search: string): Cursor {
    const cursor = readCursor(cursorKey, text);
    if (cursor?.search !== search) throw badFields({ lastDoc: FOREIGN_CURSOR });
    return cursor;
  }

  async function listAround(
    point: { lat: number; lon: number },
    wanted: { isFeatured: boolean; start: number; limit: number; now: Date },
  ): Promise<string[]> {
    const places = listCitiesByDistance(point).map(({ province, city }) => ({
      province: province.name,
      cityKey: foldText(city.name),
    }));
    const ids: string[] = [];
    for (let from = 0; from < places.length && ids.length < wanted.limit; from += NEARBY_CITIES) {
      const cities = places.slice(from, from + NEARBY_CITIES);
      ids.push(...(await listNearby(db, { ...wanted, cities, limit: wanted.limit - ids.length })));
    }
    return ids;
  }
}

function toCriteria(filter: Omit<SearchFilter, "sort">, now: Date): Criteria {
  const category = filter.type === undefined ? undefined : findCategory(filter.type);
  const subtypes = category === undefined ? CATEGORIES : [category];
  const subtype =
    filter.subtype === undefined
      ? undefined
      : // A subtype of another category is a name that matches nothing here.
        (subtypes.map((each) => findSubtype(each, filter.subtype ?? "")).find((found) => found !== undefined)?.name ??
        filter.subtype);
  const province = filter.province === undefined ? undefined : findProvince(filter.province)?.name;
  const added = addKeywords(filter.keywords ?? []);
  return {
    ...(category === undefined ? {} : { type: category.type }),
    ...(subtype === undefined ? {} : { subtype }),
    ...(province === undefined ? {} : { province }),
    ...(filter.city === undefined ? {} : { cityKey: foldText(filter.city) }),
    ...(filter.listingType === undefined ? {} : { listingTypes: MATCHING_TYPES[filter.listingType] }),
    ...(filter.lowerPrice === undefined ? {} : { lowerPrice: filter.lowerPrice }),
    ...(filter.upperPrice === undefined ? {} : { upperPrice: filter.upperPrice }),
    keywords: "keywords" in added ? added.keywords : [],
    now,
  };
}

function toDate(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** Where the day's rotation of equals begins, 0 to 2^31 - 1. */
function rotationStart(date: string): number {
  return createHash("sha256").update(date).digest().readUInt32BE(0) >>> 1;
}
