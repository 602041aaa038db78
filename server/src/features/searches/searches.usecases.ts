import type { ComparedKey } from "@vestpocket/domain/searches/compared-facts";
import { toCriteria } from "@vestpocket/domain/searches/criteria.rules";
import { orderOf } from "@vestpocket/domain/searches/default-order.rules";
import { FOREIGN_CURSOR, isDirectPage, PAGE_TOO_DEEP, readFilter } from "@vestpocket/domain/searches/searches.rules";
import type { SearchRequest } from "@vestpocket/domain/searches/searches.schema";
import { describePage } from "@vestpocket/domain/shared/paging";
import type { Language } from "@vestpocket/domain/shared/text";
import type { DatabaseNode } from "../../platform/database/database.ts";
import { badFields, getValue } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { toComparedViews } from "./compared.views.ts";
import { type Cursor, nameSearch, readCursor, writeCursor } from "./cursor.tokens.ts";
import type { Known } from "./keyword-totals.queries.ts";
import { listAsked } from "./matches.queries.ts";
import { listComparedValues } from "./measures.queries.ts";
import { findSortedMeasure } from "./orders.queries.ts";
import type { PageWindow } from "./pages.queries.ts";
import { rotationStart, toDate } from "./rotation.rules.ts";
import { countSearch } from "./search-counts.usecases.ts";
import type { SearchDeps } from "./searches.deps.ts";
import { findMatches } from "./searches.queries.ts";
import { countMatches } from "./totals.queries.ts";

interface Asked {
  readonly request: SearchRequest;
  readonly language: Language;
  /** Whose page of results it is; undefined if nobody reads it yet. */
  readonly viewer: Viewer | undefined;
}

/** Candidates → facts in bulk → visibility → view. Throws Failure naming the invalid fields of the filter. */
export async function searchListings(deps: SearchDeps, { request, language, viewer }: Asked) {
  const { db, clock, listKeptCards, cardStamp, cursorKey, frequent } = deps;
  const { page, limit, lastDoc, isAside = false, sort: wantedSort, ...typed } = request;
  const filter = getValue(readFilter(typed));
  const now = clock.now();
  const criteria = toCriteria(filter);
  const sort = orderOf({ sort: wantedSort, keywords: criteria.keywords });
  const search = nameSearch([sort, criteria]);
  const cursor = lastDoc === undefined ? undefined : getCursor(deps, { text: lastDoc, search });
  const date = cursor?.date ?? toDate(now);

  const window = cursor ? { after: cursor.place, offset: 0 } : { offset: (page - 1) * limit };
  const wanted = { criteria, now, sort, start: rotationStart(date), limit, ...window, stamp: cardStamp, frequent };
  const isDirect = cursor !== undefined || isDirectPage({ page, limit });
  const compared = listAsked(criteria, findSortedMeasure(sort)).map(({ key }) => key);
  const { totals, places, values } = await db.read(async (on) => {
    const found = await (isDirect ? findMatches(on, wanted) : findNoMatches(on, wanted));
    return { ...found, values: await findValues(on, { places: found.places, keys: compared }) };
  });
  const { total, isAtLeast, comparable, without } = totals;
  const isBounded = criteria.bounds !== undefined || criteria.zoning !== undefined;
  // Further pages belong to the same search. Listings without the bounded values do not count as results.
  const isFirst = page === 1 && cursor === undefined;
  if (isFirst && !isAside) countSearch(deps, { filter, total: isBounded ? comparable : total });
  const last = places.at(-1);
  // In the order of the page: that of the rows in their table would tell that one has changed.
  const shown = places.flatMap(({ id }) => values.find((each) => each.id === id) ?? []);
  const cards = await listKeptCards({ places, language });
  if (viewer !== undefined && !isAside) {
    deps.noteShown(
      viewer,
      cards.map(({ listing }) => listing),
    );
  }
  return {
    properties: cards.map(({ card }) => card),
    ...describePage({ page, limit }, total),
    ...(isAtLeast && { totalIsAtLeast: true as const }),
    ...(without.length === 0 ? {} : { comparable: { total: comparable, without: [...without] } }),
    ...(compared.length > 0 && { compared: toComparedViews(shown, { keys: compared, language }) }),
    lastDoc: last === undefined ? null : writeCursor(cursorKey, { search, date, place: last }),
  };
}

/** A page's values of what the search compares by; none if it compares by nothing. */
async function findValues(
  db: DatabaseNode,
  { places, keys }: { places: readonly { readonly id: string }[]; keys: readonly ComparedKey[] },
): ReturnType<typeof listComparedValues> {
  if (places.length === 0 || keys.length === 0) return [];
  const measures = keys.filter((key) => key !== "zoning");
  return await listComparedValues(db, { ids: places.map(({ id }) => id), measures });
}

/** A page past the end, beyond those that can be requested directly. Throws Failure 400 if it may have results. */
async function findNoMatches(db: DatabaseNode, wanted: PageWindow & Known): ReturnType<typeof findMatches> {
  const totals = await countMatches(db, { ...wanted, sorted: findSortedMeasure(wanted.sort) });
  if (totals.isAtLeast || wanted.offset < totals.total) throw badFields({ page: PAGE_TOO_DEEP });
  return { totals, places: [] };
}

/** A cursor that we made for this search. Throws Failure 400 for any other. */
function getCursor({ cursorKey }: SearchDeps, { text, search }: { text: string; search: string }): Cursor {
  const cursor = readCursor(cursorKey, text);
  if (cursor?.search !== search) throw badFields({ lastDoc: FOREIGN_CURSOR });
  return cursor;
}
