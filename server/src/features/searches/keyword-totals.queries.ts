import { MINUTE_MS } from "@vestpocket/domain/shared/durations";
import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Queryable } from "../../platform/database/database.ts";
import {
  all,
  attributes,
  type BoundedMeasure,
  fresh,
  hasWords,
  isActive,
  listAsked,
  matchesAlong,
  prices,
  type Search,
} from "./matches.queries.ts";

/** The maximum number of keyword matches that are counted (decision 067). */
export const KEYWORD_MATCHES_MAX = 10_000;
/** The sample size: a few listings suffice to show that a frequent word has many more matches. */
const SAMPLES = [200, 1_500];
/** Fewer matches in the sample prove nothing. */
const SAMPLE_MATCHES = 20;
/** For a search with exactly the limit, this many matches above the average in a sample are no accident. */
const DEVIATIONS = 5;
/** The minimum matches, relative to the limit, that the larger sample can show. */
const SURELY = 1.4;

/**
 * A search seen with this many times the limit is remembered: it does not fall below the limit within minutes. So is one
 * that is estimated to have fewer: if it gets more, they are counted a little longer.
 */
const FAR_MORE = 2;
const REMEMBERED_MS = 5 * MINUTE_MS;
const REMEMBERED_MAX = 1_000;

/**
 * Whether keyword searches have far more matches than are counted, and when this was seen; the least recently used are
 * evicted first.
 */
export type FrequentSearches = LRUCache<string, { readonly at: Date; readonly isMore: boolean }>;
export const createFrequentSearches = (): FrequentSearches => new LRUCache({ max: REMEMBERED_MAX });

/** What is remembered from earlier searches; undefined to sample again. */
export interface Known {
  readonly frequent?: FrequentSearches | undefined;
}

/** A keyword search, with the number of listings in its category and location. */
export interface KeywordSearch extends Known {
  readonly search: Search;
  /** The maximum number of matches to count. */
  readonly most: number;
  /** How many listings are in this category and location. */
  readonly countPlace: () => Promise<number>;
}

/**
 * Whether so many listings match that counting them is not worth the time. Category and location must have that many,
 * and the database's statistics must suggest it; then a sample decides: the place in the rotation is a hash, so the
 * first listings in its order are a random sample. If it shows far more, that is remembered for some minutes.
 */
export async function hasSurelyMore(
  db: Queryable,
  { search, most, countPlace, frequent }: KeywordSearch,
): Promise<boolean> {
  const key = JSON.stringify([search.criteria, most]);
  const seen = frequent?.get(key);
  if (seen !== undefined && search.now.getTime() - seen.at.getTime() < REMEMBERED_MS) return seen.isMore;
  const remember = (isMore: boolean) => {
    frequent?.set(key, { at: search.now, isMore });
    return isMore;
  };
  const listings = await countPlace();
  if (listings < SURELY * most) return remember(false);
  const asked = listAsked(search.criteria);
  if ((await estimate(db, { search, asked })) < SURELY * most) return remember(false);
  for (const size of SAMPLES) {
    const { looked, matching } = await sample(db, { search, asked, size });
    if (looked < size) return false;
    // How many would match if the search had exactly as many matches as are counted.
    const expected = (looked * most) / listings;
    if (matching >= Math.max(SAMPLE_MATCHES, expected + DEVIATIONS * Math.sqrt(expected))) {
      if (matching >= FAR_MORE * expected) remember(true);
      return true;
    }
  }
  return false;
}

/** How many of the first listings of a category and location, in rotation order, match. */
async function sample(
  db: Queryable,
  { search: { criteria, now }, asked, size }: { search: Search; asked: readonly BoundedMeasure[]; size: number },
): Promise<{ looked: number; matching: number }> {
  const { type, subtype, province, cityKey, cities, listingTypes, postedAs, keywords } = criteria;
  const place = attributes({ type, subtype, province, cityKey, cities, listingTypes, keywords: [] });
  const rest = [
    ...attributes({ postedAs, keywords: [] }),
    ...prices(criteria),
    ...fresh({ criteria, now }),
    ...hasWords(keywords),
    ...fitting(asked),
  ];
  const { rows } = await db.execute<{ looked: string; matching: string }>(sql`
    SELECT count(*) AS looked, count(*) FILTER (WHERE ${all(rest)}) AS matching
    FROM (SELECT * FROM listings WHERE ${all([isActive(now), ...place])} AND NOT has_priority ORDER BY rotation, id LIMIT ${size}) AS listings`);
  return { looked: Number(rows[0]?.looked), matching: Number(rows[0]?.matching) };
}

const fitting = (asked: readonly BoundedMeasure[]) => asked.map(({ fits, lacks }) => sql`(${fits} OR ${lacks})`);

/** The planner's row estimate, from its word statistics. */
async function estimate(
  db: Queryable,
  { search, asked }: { search: Search; asked: readonly BoundedMeasure[] },
): Promise<number> {
  const { rows } = await db.execute<{ "QUERY PLAN": readonly [{ Plan: { "Plan Rows": number } }] }>(
    sql`EXPLAIN (FORMAT JSON) SELECT FROM listings WHERE ${matchesAlong(search, asked)}`,
  );
  return rows[0]?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0;
}
