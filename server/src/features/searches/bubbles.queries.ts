import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import {
  all,
  attributes,
  type CityKey,
  type Criteria,
  listAsked,
  matches,
  prices,
  type Search,
} from "./matches.queries.ts";
import { toPriceSteps } from "./steps.rules.ts";

/** How many of a search's listings a city has. */
export type CityCount = CityKey & { readonly listings: number };

/** The most matches that are counted one by one. */
export const COUNTED_MAX = 50_000;

/** The listings of a search by city; undefined if there are too many to count one by one. Sums up to the search's total. */
export async function countCities(db: Queryable, search: Search): Promise<CityCount[] | undefined> {
  const asked = listAsked(search.criteria);
  const { keywords, postedAs } = search.criteria;
  if (keywords.length === 0 && postedAs === undefined && asked.length === 0) return sumKept(db, search);
  const counts = await selectRows<CityCount>(
    db,
    sql`SELECT province, city_key AS "cityKey", count(*)::float8 AS listings
      FROM (SELECT province, city_key FROM listings WHERE ${matches(search, asked)} LIMIT ${COUNTED_MAX + 1}) AS matching
      GROUP BY province, city_key`,
  );
  return counts.reduce((sum, { listings }) => sum + listings, 0) > COUNTED_MAX ? undefined : counts;
}

/** From the kept counts: whole price steps are summed and the rest at both ends is counted, as in a search's total. */
async function sumKept(db: Queryable, { criteria, now }: Search): Promise<CityCount[]> {
  const { whole, parts } = toPriceSteps(criteria.lowerPrice, criteria.upperPrice);
  const terms = parts.map(({ lower, upper }) =>
    countListings(sql`1`, [matches({ criteria: { ...criteria, lowerPrice: lower, upperPrice: upper }, now }, [])]),
  );
  if (whole !== undefined) {
    terms.push(sql`SELECT province, city_key, listings FROM search_counts
      WHERE type = ${criteria.type ?? ""} AND subtype = ${criteria.subtype ?? ""} AND province <> '' AND city_key <> ''
        AND listing_type IN ${criteria.listingTypes ?? [""]} AND price_step BETWEEN ${whole.first} AND ${whole.last}
        AND ${all(inPlace(criteria))}`);
    // The counts know the status, not the clock: listings past their time that are not marked yet are subtracted.
    const covered = { ...criteria, lowerPrice: whole.lower, upperPrice: whole.upper };
    const expired = [sql`status = 'active' AND expires_at <= ${now}`, ...attributes(covered), ...prices(covered)];
    terms.push(countListings(sql`-1`, expired));
  }
  if (terms.length === 0) return [];
  return selectRows<CityCount>(
    db,
    sql`SELECT province, city_key AS "cityKey", sum(listings)::float8 AS listings
      FROM (${sql.join(terms, sql` UNION ALL `)}) AS counted
      GROUP BY province, city_key HAVING sum(listings) > 0`,
  );
}

const countListings = (times: SQL, conditions: readonly SQL[]) =>
  sql`SELECT province, city_key, ${times} * count(*) AS listings FROM listings WHERE ${all(conditions)} GROUP BY province, city_key`;

/** Only the conditions on the place, which kept counts and listings have in common. */
const inPlace = ({ province, cityKey, cities }: Criteria) => attributes({ province, cityKey, cities, keywords: [] });
