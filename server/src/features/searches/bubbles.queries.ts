import type { CityKey, Criteria } from "@vestpocket/domain/searches/criteria.rules";
import { type SQL, sql } from "drizzle-orm";
import type { DatabaseNode, Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { countedSteps, expiredListings, isCounted } from "./kept-counts.queries.ts";
import { all, attributes, listAsked, matches, prices, type Search } from "./matches.queries.ts";
import { toPriceSteps } from "./steps.rules.ts";

/** How many of a search's listings are in a city. */
export type CityCount = CityKey & { readonly listings: number };

/** The maximum number of matches counted one by one. */
export const COUNTED_MAX = 50_000;

/** A search's listings by city; undefined if there are too many to count one by one. Adds up to the search's total. */
export async function countCities(
  db: Queryable & Pick<DatabaseNode, "statements">,
  search: Search,
): Promise<CityCount[] | undefined> {
  if (isCounted(search.criteria)) return sumKept(db, search);
  const counts = await selectRows<CityCount>(
    db,
    sql`SELECT province, city_key AS "cityKey", count(*)::float8 AS listings
      FROM (SELECT province, city_key FROM listings WHERE ${matches(search, listAsked(search.criteria))} LIMIT ${COUNTED_MAX + 1}) AS matching
      GROUP BY province, city_key`,
  );
  return counts.reduce((sum, { listings }) => sum + listings, 0) > COUNTED_MAX ? undefined : counts;
}

/**
 * From the maintained counts: whole price steps are summed and the rest at both ends is counted, as in a search's
 * total.
 */
async function sumKept(
  { statements }: Pick<DatabaseNode, "statements">,
  { criteria, now }: Search,
): Promise<CityCount[]> {
  const { whole, parts } = toPriceSteps(criteria.lowerPrice, criteria.upperPrice);
  const terms = parts.map(({ lower, upper }) =>
    countListings({
      times: sql`1`,
      from: sql`listings`,
      conditions: [matches({ criteria: { ...criteria, lowerPrice: lower, upperPrice: upper }, now }, [])],
    }),
  );
  if (whole !== undefined) {
    terms.push(sql`SELECT province, city_key, listings FROM search_counts
      WHERE province <> '' AND city_key <> '' AND ${all([...inPlace(criteria), countedSteps(criteria, whole)])}`);
    const covered = { ...criteria, lowerPrice: whole.lower, upperPrice: whole.upper };
    const scope = [...attributes(covered), ...prices(covered)];
    terms.push(sql`SELECT province, city_key, change FROM search_changes WHERE ${all(scope)}`);
    terms.push(countListings({ times: sql`-1`, from: expiredListings(now), conditions: scope }));
  }
  if (terms.length === 0) return [];
  return statements.select<CityCount>(
    sql`SELECT province, city_key AS "cityKey", sum(listings)::float8 AS listings
      FROM (${sql.join(terms, sql` UNION ALL `)}) AS counted
      GROUP BY province, city_key HAVING sum(listings) > 0`,
  );
}

const countListings = ({ times, from, conditions }: { times: SQL; from: SQL; conditions: readonly SQL[] }) =>
  sql`SELECT province, city_key, ${times} * count(*)::integer AS listings FROM ${from} AS each WHERE ${all(conditions)} GROUP BY province, city_key`;

/** Only the conditions on location, which counts and listings share. */
const inPlace = ({ province, cityKey, cities }: Criteria) => attributes({ province, cityKey, cities, keywords: [] });
