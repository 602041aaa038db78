import { sql } from "drizzle-orm";
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
/** Listings that are looked at to see that there are many more. */
const SAMPLE = 500;
/** Fewer matches among them prove nothing. */
const SAMPLE_MATCHES = 50;

/** A search by keywords, with how many listings its category and place have. */
export interface KeywordSearch {
  readonly search: Search;
  /** How many matches are counted at most. */
  readonly most: number;
  /** How many listings there are of these category and place. */
  readonly countPlace: () => Promise<number>;
}

/**
 * Whether so many listings match that counting them is not worth its time. The database's statistics suspect it; then a sample decides: the place
 * in the rotation is a hash, so that the first listings in its order are a random choice. Twice as many as asked for have to be expected.
 */
export async function hasSurelyMore(db: Queryable, { search, most, countPlace }: KeywordSearch): Promise<boolean> {
  const asked = listAsked(search.criteria);
  if ((await estimate(db, { search, asked })) < 2 * most) return false;
  const { criteria, now } = search;
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
    FROM (SELECT * FROM listings WHERE ${all([isActive(now), ...place])} AND NOT has_priority ORDER BY rotation, id LIMIT ${SAMPLE}) AS listings`);
  const [looked, matching] = [Number(rows[0]?.looked), Number(rows[0]?.matching)];
  if (looked < SAMPLE || matching < SAMPLE_MATCHES) return false;
  return (matching / looked) * (await countPlace()) >= 2 * most;
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
