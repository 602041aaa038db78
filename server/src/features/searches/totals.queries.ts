import type { MeasureKey } from "@vestpocket/domain/searches/measures";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { countExpired } from "./expired.queries.ts";
import {
  ANY,
  type Asked,
  all,
  attributes,
  countedIn,
  listAsked,
  matches,
  prices,
  type Search,
} from "./matches.queries.ts";
import { countSingle, findSingle } from "./measure-totals.queries.ts";
import { type PriceSteps, toPriceSteps } from "./steps.rules.ts";

/** How many listings a search finds. */
export interface Totals {
  readonly total: number;
  /** Those with all of the values that the search bounds or sorts by. */
  readonly comparable: number;
  /** Those that lack a value, by what they lack; empty if the search asks for none. */
  readonly without: readonly { readonly measure: Asked["key"]; readonly listings: number }[];
}

/** `sorted` is the measure that the search sorts by. */
export async function countMatches(
  db: Queryable,
  search: Search & { sorted?: MeasureKey | undefined },
): Promise<Totals> {
  const asked = listAsked(search.criteria, search.sorted);
  const single = findSingle(search.criteria, search.sorted);
  if (single !== undefined) {
    const { comparable, lacking } = await countSingle(db, { search, single });
    return { total: comparable + lacking, comparable, without: [{ measure: single.measure, listings: lacking }] };
  }
  if (asked.length > 0) return countAsked(db, { search, asked });
  const total = await countAll(db, search);
  return { total, comparable: total, without: [] };
}

async function countAsked(
  db: Queryable,
  { search, asked }: { search: Search; asked: readonly Asked[] },
): Promise<Totals> {
  const lacking = asked.map(({ value }) => sql`count(*) FILTER (WHERE ${value} IS NULL)`);
  const { rows } = await db.execute<{ total: string; comparable: string; lacking: string[] }>(sql`
    SELECT count(*) AS total, count(*) FILTER (WHERE ${all(asked.map(({ fits }) => fits))}) AS comparable,
      ARRAY[${sql.join(lacking, sql`, `)}]::text[] AS lacking
    FROM listings WHERE ${matches(search, asked)}`);
  const [row] = rows;
  return {
    total: Number(row?.total),
    comparable: Number(row?.comparable),
    without: asked.map(({ key }, at) => ({ measure: key, listings: Number(row?.lacking[at]) })),
  };
}

async function countAll(db: Queryable, { criteria, now }: Search): Promise<number> {
  // The kept totals know neither words nor who posted a listing.
  const isCounted = criteria.keywords.length > 0 || criteria.postedAs !== undefined;
  const { rows } = await db.execute<{ total: string }>(
    isCounted
      ? sql`SELECT count(*) AS total FROM listings WHERE ${matches({ criteria, now }, [])}`
      : sql`SELECT ${sumKept({ criteria, now }, toPriceSteps(criteria.lowerPrice, criteria.upperPrice))} AS total`,
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
      WHERE type = ${criteria.type ?? ANY} AND subtype = ${criteria.subtype ?? ANY}
        AND ${countedIn(criteria)} AND listing_type IN ${criteria.listingTypes ?? [ANY]}
        AND price_step BETWEEN ${whole.first} AND ${whole.last})
      - ${countExpired(now, [...attributes(covered), ...prices(covered)])}`);
  }
  return terms.length === 0 ? sql`0` : sql.join(terms, sql` + `);
}
