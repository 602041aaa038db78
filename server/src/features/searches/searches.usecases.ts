import type { ListingType } from "@vestpocket/domain/listings/listings.terms";
import { FOREIGN_CURSOR, listBounds, type NamedFilter, readFilter } from "@vestpocket/domain/searches/searches.rules";
import type { SearchRequest } from "@vestpocket/domain/searches/searches.schema";
import { describePage } from "@vestpocket/domain/shared/paging";
import { foldText, type Language } from "@vestpocket/domain/shared/text";
import { badFields, getValue } from "../../platform/http/failure.ts";
import { type Cursor, nameSearch, readCursor, writeCursor } from "./cursor.tokens.ts";
import type { Criteria } from "./matches.queries.ts";
import { findSortedMeasure } from "./orders.queries.ts";
import { rotationStart, toDate } from "./rotation.rules.ts";
import { countSearch } from "./search-counts.usecases.ts";
import type { SearchDeps } from "./searches.deps.ts";
import { listMatches } from "./searches.queries.ts";
import { countMatches } from "./totals.queries.ts";

/** 'Sale' and 'rent' also match listings offered both ways. */
const MATCHING_TYPES: Readonly<Record<ListingType, readonly ListingType[]>> = {
  sale: ["sale", "both"],
  rent: ["rent", "both"],
  both: ["both"],
};

/** Candidates → facts in bulk → visibility → view. Throws Failure naming the fields of the filter that are wrong. */
export async function searchListings(
  deps: SearchDeps,
  { request, language }: { request: SearchRequest; language: Language },
) {
  const { db, clock, listCards, cursorKey } = deps;
  const { page, limit, lastDoc, sort = "featured", ...typed } = request;
  const filter = getValue(readFilter(typed));
  const now = clock.now();
  const criteria = toCriteria(filter);
  const search = nameSearch([sort, criteria]);
  const cursor = lastDoc === undefined ? undefined : getCursor(deps, { text: lastDoc, search });
  const date = cursor?.date ?? toDate(now);

  const totals = await countMatches(db, { criteria, now, sorted: findSortedMeasure(sort) });
  const { total, comparable, without } = totals;
  const isBounded = criteria.bounds !== undefined || criteria.zoning !== undefined;
  // Further pages belong to the same search. What lacks the values that it bounds is not what was looked for.
  if (page === 1 && cursor === undefined) countSearch(deps, { filter, total: isBounded ? comparable : total });
  const start = rotationStart(date);
  const window = { start, limit, ...(cursor ? { after: cursor.place, offset: 0 } : { offset: (page - 1) * limit }) };
  const places = total === 0 ? [] : await listMatches(db, { criteria, now, totals, sort, ...window });
  const ids = places.map(({ id }) => id);
  const last = places.at(-1);
  return {
    properties: await listCards(ids, language),
    ...describePage({ page, limit }, total),
    ...(without.length === 0 ? {} : { comparable: { total: comparable, without: [...without] } }),
    lastDoc: last === undefined ? null : writeCursor(cursorKey, { search, date, place: last }),
  };
}

/** A cursor that we made for this search. Throws Failure 400 for any other. */
function getCursor({ cursorKey }: SearchDeps, { text, search }: { text: string; search: string }): Cursor {
  const cursor = readCursor(cursorKey, text);
  if (cursor?.search !== search) throw badFields({ lastDoc: FOREIGN_CURSOR });
  return cursor;
}

/** A change here, even of the order, invalidates the cursors that people hold. */
function toCriteria({ city, listingType, zoning, ...filter }: NamedFilter): Criteria {
  return {
    type: filter.type,
    subtype: filter.subtype,
    province: filter.province,
    cityKey: city === undefined ? undefined : foldText(city),
    listingTypes: listingType === undefined ? undefined : MATCHING_TYPES[listingType],
    postedAs: filter.postedAs,
    lowerPrice: filter.lowerPrice,
    upperPrice: filter.upperPrice,
    bounds: toHundredths(filter.bounds),
    zoning: zoning === undefined ? undefined : foldText(zoning),
    keywords: filter.keywords,
  };
}

/** Undefined if nothing is bounded. */
function toHundredths(bounds: NamedFilter["bounds"] = {}): Criteria["bounds"] {
  const given = listBounds(bounds).map(({ measure, min, max }) => ({
    measure,
    min: min === undefined ? undefined : Math.round(min * 100),
    max: max === undefined ? undefined : Math.round(max * 100),
  }));
  return given.length === 0 ? undefined : given;
}
