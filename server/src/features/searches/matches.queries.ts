import type { Bound, CityKey, Criteria } from "@vestpocket/domain/searches/criteria.rules";
import { type MeasureKey, measureOf } from "@vestpocket/domain/searches/measures";
import { listAskingSubtypes } from "@vestpocket/domain/searches/measures.rules";
import { type SQL, sql } from "drizzle-orm";
import type { KeywordQuery } from "./keyword-queries.queries.ts";
import { columnOf, FOLDED_ZONING, ZONING } from "./measures.queries.ts";

export interface Search {
  readonly criteria: Criteria;
  readonly now: Date;
  /** The queries of its keywords, in their order, if they are known. */
  readonly queries?: readonly Pick<KeywordQuery, "words">[] | undefined;
}

/** A value that a search bounds or sorts by. */
export interface BoundedMeasure {
  readonly key: MeasureKey | "zoning";
  readonly value: SQL;
  /** Listings whose value is within the bounds. */
  readonly fits: SQL;
  /** Listings without a value that could have one: they match too. */
  readonly lacks: SQL;
}

/** The values that a search bounds, and the one that it sorts by. */
export function listAsked(criteria: Criteria, sorted?: MeasureKey): BoundedMeasure[] {
  const { bounds = [], zoning } = criteria;
  const isBounded = bounds.some(({ measure }) => measure === sorted);
  return [
    ...bounds.map((bound) => askBound(bound, criteria)),
    ...(zoning === undefined ? [] : [askZoning(zoning, criteria)]),
    ...(sorted === undefined || isBounded ? [] : [askSorted(sorted)]),
  ];
}

export function askBound({ measure, min, max }: Bound, scope: Criteria): BoundedMeasure {
  const { fields } = measureOf(measure);
  const value = columnOf(measure);
  const onTrack = listTrack(measure);
  const limits = [
    ...(min === undefined ? [] : [sql`${value} >= ${min}`]),
    ...(max === undefined ? [] : [sql`${value} <= ${max}`]),
  ];
  const applies = [...onTrack, ...(fields.length === 0 ? [] : [isSubtype(listAskingSubtypes(fields, scope))])];
  return {
    key: measure,
    value,
    fits: all([...limits, ...onTrack]),
    lacks: all([sql`${value} IS NULL`, ...applies]),
  };
}

/** Only sales have a price and only rentals a rent: the rent indexes contain nothing else. */
export function listTrack(measure: MeasureKey): SQL[] {
  const { track } = measureOf(measure);
  return track === undefined ? [] : [sql`listing_type IN (${sql.raw(`'${track}'`)}, 'both')`];
}

function askZoning(zoning: string, scope: Criteria): BoundedMeasure {
  const applies = isSubtype(listAskingSubtypes([{ key: "zoning" }], scope));
  return {
    key: "zoning",
    value: ZONING,
    fits: sql`strpos(${FOLDED_ZONING}, ${zoning}) > 0`,
    lacks: all([sql`${ZONING} IS NULL`, applies]),
  };
}

/** A sort order excludes nothing: listings without the value come last. */
export function askSorted(measure: MeasureKey): BoundedMeasure {
  const value = columnOf(measure);
  const fits = all([sql`${value} IS NOT NULL`, ...listTrack(measure)]);
  return { key: measure, value, fits, lacks: sql`${value} IS NULL` };
}

/** A part of the listings that a search finds. */
export type Part = "comparable" | "rest" | "all";

/** The listings that a search finds, or a part of them: those with all requested values, or the rest. */
export function matches({ criteria, now, queries }: Search, asked: readonly BoundedMeasure[], part: Part = "all"): SQL {
  return all([
    isActive(now),
    ...(criteria.keywords.length === 0 ? attributes(criteria) : findable(criteria, queries)),
    ...prices(criteria),
    ...fresh({ criteria, now }),
    ...isPart(asked, part),
  ]);
}

/** The same, for walking a sort index: for frequent words, the next match is never far. */
export function matchesAlong({ criteria, now }: Search, asked: readonly BoundedMeasure[], part: Part = "all"): SQL {
  return all([
    isActive(now),
    ...attributes(criteria),
    ...prices(criteria),
    ...fresh({ criteria, now }).map(offIndex),
    ...hasWords(criteria.keywords),
    ...isPart(asked, part),
  ]);
}

/** Confirmed lately enough. With words, these are in a narrower index. */
export function fresh({ criteria: { confirmedWithin, keywords }, now }: Pick<Search, "criteria" | "now">): SQL[] {
  if (confirmedWithin === undefined) return [];
  const condition = sql`fresh_at > ${now}::timestamptz - ${confirmedWithin}::integer * interval '24 hours'`;
  return [keywords.length === 0 ? condition : offIndex(condition)];
}

/** The expiry index has nearly all listings after now, so it must not be used. */
export const isActive = (now: Date) => sql`status = 'active' AND ${offIndex(sql`expires_at > ${now}`)}`;

/** Each listing on its own. */
export const hasWords = (keywords: readonly string[]): SQL[] =>
  keywords.map((keyword) => sql`vectors @@ listings_query(${keyword})`);

/** The words, the category and the location, all from the word index. */
function findable(
  { keywords, type, subtype, province, cityKey, ...others }: Criteria,
  queries: Search["queries"],
): SQL[] {
  const named = Object.entries({ t: type, s: subtype, p: province, c: cityKey });
  const words = [
    ...(queries?.map(({ words: known }) => sql`${known}::tsquery`) ??
      keywords.map((keyword) => sql`listings_query(${keyword})`)),
    ...named.flatMap(([letter, name]) =>
      name === undefined ? [] : [sql`listings_exactly(${sql.raw(`'${letter}'`)}, ${name})`],
    ),
  ];
  return [
    sql`listings_findable(vectors, type, subtype, province, city_key) @@ (${sql.join(words, sql` && `)})`,
    ...attributes({ ...others, keywords }),
  ];
}

function isPart(asked: readonly BoundedMeasure[], part: Part): SQL[] {
  const each = asked.map(({ fits, lacks }) => (part === "comparable" ? fits : sql`(${fits} OR ${lacks})`));
  const lacking = sql.join(
    asked.map(({ lacks }) => lacks),
    sql` OR `,
  );
  return part === "rest" ? [...each, sql`(${lacking})`] : each;
}

export function attributes(criteria: Criteria): SQL[] {
  const { type, subtype, province, cityKey, cities, listingTypes, postedAs } = criteria;
  return [
    ...(type === undefined ? [] : [sql`type = ${type}`]),
    ...(subtype === undefined ? [] : [sql`subtype = ${subtype}`]),
    ...(province === undefined ? [] : [sql`province = ${province}`]),
    ...(cityKey === undefined ? [] : [sql`city_key = ${cityKey}`]),
    ...(cities === undefined ? [] : [isAmong(cities)]),
    ...(listingTypes === undefined ? [] : [sql`listing_type IN ${listingTypes}`]),
    ...(postedAs === undefined ? [] : [sql`posted_as = ${postedAs}`]),
  ];
}

/** Whether a row is in one of these cities: one condition per province, so that it uses the city indexes. */
export function isAmong(cities: readonly CityKey[]): SQL {
  const conditions = [...Map.groupBy(cities, ({ province }) => province)].map(([province, own]) => {
    const cityKeys = sql.param(own.map(({ cityKey }) => cityKey));
    return sql`(province = ${province} AND city_key = ANY(${cityKeys}::text[]))`;
  });
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` OR `)})`;
}

export function prices({ lowerPrice, upperPrice }: Criteria): SQL[] {
  return [
    ...(lowerPrice === undefined ? [] : [sql`price >= ${lowerPrice}`]),
    ...(upperPrice === undefined ? [] : [sql`price <= ${upperPrice}`]),
  ];
}

/** The same condition, written so that no index is used for it. */
export const offIndex = (condition: SQL) => sql`(${condition}) IS TRUE`;

/** All of these conditions; true if there are none. */
export const all = (conditions: readonly SQL[]) =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` AND `);

/** Whether a row is of one of these subtypes. */
export function isSubtype(names: ReturnType<typeof listAskingSubtypes>): SQL {
  if (names.length === 0) return sql`false`;
  return sql`(type, subtype) IN (${sql.join(
    names.map(({ type, subtype }) => sql`(${type}, ${subtype})`),
    sql`, `,
  )})`;
}
