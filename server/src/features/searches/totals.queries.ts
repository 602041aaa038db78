import type { MeasureKey } from "@vestpocket/domain/searches/measures";
import { type SQL, sql } from "drizzle-orm";
import type { DatabaseNode, Queryable } from "../../platform/database/database.ts";
import { countCorrections, countedIn, countedSteps, isCounted } from "./kept-counts.queries.ts";
import { hasSurelyMore, KEYWORD_MATCHES_MAX, type Known } from "./keyword-totals.queries.ts";
import { all, attributes, type BoundedMeasure, listAsked, matches, prices, type Search } from "./matches.queries.ts";
import { countSingle, findSingle } from "./measure-totals.queries.ts";
import { type PriceSteps, toPriceSteps } from "./steps.rules.ts";

/** How many listings a search finds. */
export interface Totals {
  readonly total: number;
  /**
   * Whether there are more than `total`: frequent words are not counted to the end. Then `comparable` is the same, and
   * `without` is empty.
   */
  readonly isAtLeast: boolean;
  /** Those with all values that the search bounds or sorts by. */
  readonly comparable: number;
  /** Those that lack a value, by what they lack; empty if the search has no values. */
  readonly without: readonly { readonly measure: BoundedMeasure["key"]; readonly listings: number }[];
}

/**
 * Sums of maintained counts are planned once for their shape: for specific values, the planner overestimates the few
 * expired listings.
 */
type Counting = Queryable & Pick<DatabaseNode, "statements">;

/** `sorted` is the measure that the search sorts by. At most this many matches of keywords are counted. */
export async function countMatches(
  db: Counting,
  {
    sorted,
    most = KEYWORD_MATCHES_MAX,
    frequent,
    ...search
  }: Search & Known & { sorted?: MeasureKey | undefined; most?: number },
): Promise<Totals> {
  const asked = listAsked(search.criteria, sorted);
  const single = findSingle(search.criteria, sorted);
  if (single !== undefined) return toSingleTotals(single, await countSingle(db, { search, single }));
  if (search.criteria.keywords.length > 0) return countByKeywords(db, { search, asked, most, frequent });
  if (asked.length > 0) return countAsked(db, { search, asked });
  const total = await countAll(db, search);
  return { total, isAtLeast: false, comparable: total, without: [] };
}

/** The totals of a search that asks for one measure. */
export const toSingleTotals = (
  { measure }: { measure: MeasureKey },
  { comparable, lacking }: { comparable: number; lacking: number },
): Totals => ({
  total: comparable + lacking,
  isAtLeast: false,
  comparable,
  without: [{ measure, listings: lacking }],
});

async function countByKeywords(
  db: Counting,
  { search, asked, most, frequent }: Known & { search: Search; asked: readonly BoundedMeasure[]; most: number },
): Promise<Totals> {
  const atLeast = toAtLeast(most);
  if (await isSurelyMore(db, { search, most, frequent })) return atLeast;
  const totals = await countAsked(db, { search, asked, most: most + 1 });
  return totals.total > most ? atLeast : totals;
}

/** The totals of a keyword search with more matches than are counted. */
export const toAtLeast = (most: number): Totals => ({ total: most, isAtLeast: true, comparable: most, without: [] });

/** Whether a keyword search has so many more matches than `most` that none is counted. */
export function isSurelyMore(
  db: Counting,
  { search, most, frequent }: Known & { search: Search; most: number },
): Promise<boolean> {
  const { type, subtype, province, cityKey, cities, listingTypes } = search.criteria;
  const criteria = { type, subtype, province, cityKey, cities, listingTypes, keywords: [] };
  return hasSurelyMore(db, { search, most, frequent, countPlace: () => countAll(db, { criteria, now: search.now }) });
}

/** Materialized, the matches are planned as if all were read: from the word index, even if few are counted. */
async function countAsked(
  db: Queryable,
  { search, asked, most }: { search: Search; asked: readonly BoundedMeasure[]; most?: number },
): Promise<Totals> {
  const { rows } = await db.execute<CountedRow>(sql`
    WITH found AS ${most === undefined ? sql`NOT MATERIALIZED` : sql`MATERIALIZED`} (
      SELECT ${isComparable(asked)}, ${listLacks(asked)} FROM listings WHERE ${matches(search, asked)})
    SELECT ${countFound(asked)} FROM (SELECT * FROM found ${most === undefined ? sql`` : sql`LIMIT ${most}`}) AS counted`);
  return toTotals(rows[0], asked);
}

export interface CountedRow extends Record<string, unknown> {
  readonly total: string;
  readonly comparable: string;
  readonly lacking: string[];
}

/** Not null if a value is present. */
export const isComparable = (asked: readonly BoundedMeasure[]) =>
  sql`(${all(asked.map(({ fits }) => fits))}) IS TRUE AS "isComparable"`;

/** Which of the values a listing lacks. */
export const listLacks = (asked: readonly BoundedMeasure[]) =>
  sql`ARRAY[${sql.join(
    asked.map(({ value }) => sql`${value} IS NULL`),
    sql`, `,
  )}]::boolean[] AS lacks`;

/** Counts rows that have these two; without values, they need not have them. */
export function countFound(asked: readonly BoundedMeasure[]): SQL {
  if (asked.length === 0) return sql`count(*) AS total, count(*) AS comparable, '{}'::text[] AS lacking`;
  const lacking = asked.map((_, at) => sql`count(*) FILTER (WHERE lacks[${sql.raw(String(at + 1))}])`);
  return sql`count(*) AS total, count(*) FILTER (WHERE "isComparable") AS comparable,
    ARRAY[${sql.join(lacking, sql`, `)}]::text[] AS lacking`;
}

export function toTotals(row: CountedRow | undefined, asked: readonly BoundedMeasure[]): Totals {
  return {
    total: Number(row?.total),
    isAtLeast: false,
    comparable: Number(row?.comparable),
    without: asked.map(({ key }, at) => ({ measure: key, listings: Number(row?.lacking[at]) })),
  };
}

async function countAll(db: Counting, { criteria, now }: Search): Promise<number> {
  type Row = { total: string };
  if (isCounted(criteria)) {
    const steps = toPriceSteps(criteria.lowerPrice, criteria.upperPrice);
    const [row] = await db.statements.select<Row>(sql`SELECT ${sumKept({ criteria, now }, steps)} AS total`);
    return Number(row?.total);
  }
  const { rows } = await db.execute<Row>(
    sql`SELECT count(*) AS total FROM listings WHERE ${matches({ criteria, now }, [])}`,
  );
  return Number(rows[0]?.total);
}

/**
 * How many listings a search finds, from the maintained totals: the steps that its prices cover whole, with the rest
 * counted.
 */
export function sumKept({ criteria, now }: Search, { whole, parts }: PriceSteps): SQL {
  const terms = parts.map(
    (part) => sql`(SELECT count(*) FROM listings
      WHERE ${matches({ criteria: { ...criteria, lowerPrice: part.lower, upperPrice: part.upper }, now }, [])})`,
  );
  if (whole !== undefined) {
    const covered = { ...criteria, lowerPrice: whole.lower, upperPrice: whole.upper };
    terms.push(sql`(SELECT coalesce(sum(listings), 0) FROM search_counts
      WHERE ${countedIn(criteria)} AND ${countedSteps(criteria, whole)})
      + ${countCorrections(now, [...attributes(covered), ...prices(covered)])}`);
  }
  return terms.length === 0 ? sql`0` : sql.join(terms, sql` + `);
}
