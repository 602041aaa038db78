import { MINUTE_MS } from "@vestpocket/domain/shared/durations";
import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Queryable } from "../../platform/database/database.ts";
import {
  type Asked,
  all,
  attributes,
  hasWords,
  isActive,
  listAsked,
  matchesAlong,
  prices,
  type Search,
} from "./matches.queries.ts";

/** The most matches of keywords that are counted (decision 067). */
export const KEYWORD_MATCHES_MAX = 10_000;
/** How many listings are looked at to see that there are many more: a few show it of frequent words. */
const SAMPLES = [200, 1_500];
/** Fewer matches among them prove nothing. */
const SAMPLE_MATCHES = 20;
/** Of a sample of a search with exactly the limit: so many matches more than it would have on average are no accident. */
const DEVIATIONS = 5;
/** The fewest matches, to the limit, that the larger sample shows. */
const SURELY = 1.4;

/** A search that was seen to have so many times the limit is remembered: it does not fall below the limit within minutes. */
const FAR_MORE = 2;
const REMEMBERED_MS = 5 * MINUTE_MS;
const REMEMBERED_MAX = 1_000;

/** Searches by keywords that have far more matches than are counted, with when this was seen; the least used are forgotten first. */
export type FrequentSearches = LRUCache<string, Date>;
export const createFrequentSearches = (): FrequentSearches => new LRUCache({ max: REMEMBERED_MAX });

/** What is known of searches from before; undefined to look again. */
export interface Known {
  readonly frequent?: FrequentSearches | undefined;
}

/** A search by keywords, with how many listings its category and place have. */
export interface KeywordSearch extends Known {
  readonly search: Search;
  /** How many matches are counted at most. */
  readonly most: number;
  /** How many listings there are of these category and place. */
  readonly countPlace: () => Promise<number>;
}

/**
 * Whether so many listings match that counting them is not worth its time. Category and place must have as many, and the database's statistics
 * suspect it; then a sample decides: the place in the rotation is a hash, so that the first listings in its order are a random choice.
 * Where it shows far more, that is remembered for some minutes.
 */
export async function hasSurelyMore(
  db: Queryable,
  { search, most, countPlace, frequent }: KeywordSearch,
): Promise<boolean> {
  const key = JSON.stringify([search.criteria, most]);
  const seen = frequent?.get(key);
  if (seen !== undefined && search.now.getTime() - seen.getTime() < REMEMBERED_MS) return true;
  const listings = await countPlace();
  if (listings < SURELY * most) return false;
  const asked = listAsked(search.criteria);
  if ((await estimate(db, { search, asked })) < SURELY * most) return false;
  for (const size of SAMPLES) {
    const { looked, matching } = await sample(db, { search, asked, size });
    if (looked < size) return false;
    // How many would match if the search had just as many matches as are counted.
    const expected = (looked * most) / listings;
    if (matching >= Math.max(SAMPLE_MATCHES, expected + DEVIATIONS * Math.sqrt(expected))) {
      if (matching >= FAR_MORE * expected) frequent?.set(key, search.now);
      return true;
    }
  }
  return false;
}

/** How many of the first listings of a category and place, in the order of the rotation, match. */
async function sample(
  db: Queryable,
  { search: { criteria, now }, asked, size }: { search: Search; asked: readonly Asked[]; size: number },
): Promise<{ looked: number; matching: number }> {
  const { type, subtype, province, cityKey, cities, listingTypes, postedAs, keywords } = criteria;
  const place = attributes({ type, subtype, province, cityKey, cities, listingTypes, keywords: [] });
  const rest = [
    ...attributes({ postedAs, keywords: [] }),
    ...prices(criteria),
    ...hasWords(keywords),
    ...fitting(asked),
  ];
  const { rows } = await db.execute<{ looked: string; matching: string }>(sql`
    SELECT count(*) AS looked, count(*) FILTER (WHERE ${all(rest)}) AS matching
    FROM (SELECT * FROM listings WHERE ${all([isActive(now), ...place])} AND NOT has_priority ORDER BY rotation, id LIMIT ${size}) AS listings`);
  return { looked: Number(rows[0]?.looked), matching: Number(rows[0]?.matching) };
}

const fitting = (asked: readonly Asked[]) => asked.map(({ fits, lacks }) => sql`(${fits} OR ${lacks})`);

/** How many rows the planner expects, from its statistics of words. */
async function estimate(
  db: Queryable,
  { search, asked }: { search: Search; asked: readonly Asked[] },
): Promise<number> {
  const { rows } = await db.execute<{ "QUERY PLAN": readonly [{ Plan: { "Plan Rows": number } }] }>(
    sql`EXPLAIN (FORMAT JSON) SELECT FROM listings WHERE ${matchesAlong(search, asked)}`,
  );
  return rows[0]?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0;
}
