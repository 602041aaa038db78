import type { MeasureKey } from "@vestpocket/domain/searches/measures";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { countExpired, countedIn, countedSteps, isCounted } from "./kept-counts.queries.ts";
import { hasSurelyMore, KEYWORD_MATCHES_MAX } from "./keyword-totals.queries.ts";
import { type Asked, all, attributes, listAsked, matches, prices, type Search } from "./matches.queries.ts";
import { countSingle, findSingle } from "./measure-totals.queries.ts";
import { type PriceSteps, toPriceSteps } from "./steps.rules.ts";

/** How many listings a search finds. */
export interface Totals {
  readonly total: number;
  /** Whether there are more than `total`: frequent words are not counted to the end. Then `comparable` is the same, and `without` is empty. */
  readonly isAtLeast: boolean;
  /** Those with all of the values that the search bounds or sorts by. */
  readonly comparable: number;
  /** Those that lack a value, by what they lack; empty if the search asks for none. */
  readonly without: readonly { readonly measure: Asked["key"]; readonly listings: number }[];
}

/** `sorted` is the measure that the search sorts by. At most this many matches of keywords are counted. */
export async function countMatches(
  db: Queryable,
  { sorted, most = KEYWORD_MATCHES_MAX, ...search }: Search & { sorted?: MeasureKey | undefined; most?: number },
): Promise<Totals> {
  const asked = listAsked(search.criteria, sorted);
  const single = findSingle(search.criteria, sorted);
  if (single !== undefined) {
    const { comparable, lacking } = await countSingle(db, { search, single });
    const without = [{ measure: single.measure, listings: lacking }];
    return { total: comparable + lacking, isAtLeast: false, comparable, without };
  }
  if (search.criteria.keywords.length > 0) return countByKeywords(db, { search, asked, most });
  if (asked.length > 0) return countAsked(db, { search, asked });
  const total = await countAll(db, search);
  return { total, isAtLeast: false, comparable: total, without: [] };
}

async function countByKeywords(
  db: Queryable,
  { search, asked, most }: { search: Search; asked: readonly Asked[]; most: number },
): Promise<Totals> {
  const { criteria, now } = search;
  const atLeast = { total: most, isAtLeast: true, comparable: most, without: [] };
  const { type, subtype, province, cityKey, cities, listingTypes } = criteria;
  const place = { type, subtype, province, cityKey, cities, listingTypes, keywords: [] };
  const countPlace = () => countAll(db, { criteria: place, now });
  if (await hasSurelyMore(db, { search, most, countPlace })) return atLeast;
  const totals = await countAsked(db, { search, asked, most: most + 1 });
  return totals.total > most ? atLeast : totals;
}

/** Materialized, the matches are planned as if all were read: from the index of words, even if few are counted. */
async function countAsked(
  db: Queryable,
  { search, asked, most }: { search: Search; asked: readonly Asked[]; most?: number },
): Promise<Totals> {
  const lacks = asked.map(({ value }) => sql`${value} IS NULL`);
  const lacking = asked.map((_, at) => sql`count(*) FILTER (WHERE lacks[${sql.raw(String(at + 1))}])`);
  const { rows } = await db.execute<{ total: string; comparable: string; lacking: string[] }>(sql`
    WITH found AS ${most === undefined ? sql`NOT MATERIALIZED` : sql`MATERIALIZED`} (
      SELECT ${all(asked.map(({ fits }) => fits))} AS "isComparable", ARRAY[${sql.join(lacks, sql`, `)}]::boolean[] AS lacks
      FROM listings WHERE ${matches(search, asked)})
    SELECT count(*) AS total, count(*) FILTER (WHERE "isComparable") AS comparable,
      ARRAY[${sql.join(lacking, sql`, `)}]::text[] AS lacking
    FROM (SELECT * FROM found ${most === undefined ? sql`` : sql`LIMIT ${most}`}) AS counted`);
  const [row] = rows;
  return {
    total: Number(row?.total),
    isAtLeast: false,
    comparable: Number(row?.comparable),
    without: asked.map(({ key }, at) => ({ measure: key, listings: Number(row?.lacking[at]) })),
  };
}

async function countAll(db: Queryable, { criteria, now }: Search): Promise<number> {
  const { rows } = await db.execute<{ total: string }>(
    isCounted(criteria)
      ? sql`SELECT ${sumKept({ criteria, now }, toPriceSteps(criteria.lowerPrice, criteria.upperPrice))} AS total`
      : sql`SELECT count(*) AS total FROM listings WHERE ${matches({ criteria, now }, [])}`,
  );
  return Number(rows[0]?.total);
}

/** How many listings a search finds that the kept totals know: the steps that its prices cover whole, and the rest counted. */
export function sumKept({ criteria, now }: Search, { whole, parts }: PriceSteps): SQL {
  const terms = parts.map(
    (part) => sql`(SELECT count(*) FROM listings
      WHERE ${matches({ criteria: { ...criteria, lowerPrice: part.lower, upperPrice: part.upper }, now }, [])})`,
  );
  if (whole !== undefined) {
    const covered = { ...criteria, lowerPrice: whole.lower, upperPrice: whole.upper };
    terms.push(sql`(SELECT coalesce(sum(listings), 0) FROM search_counts
      WHERE ${countedIn(criteria)} AND ${countedSteps(criteria, whole)})
      - ${countExpired(now, [...attributes(covered), ...prices(covered)])}`);
  }
  return terms.length === 0 ? sql`0` : sql.join(terms, sql` + `);
}
