import { type SQL, sql } from "drizzle-orm";
import { all, type Criteria, isAmong } from "./matches.queries.ts";
import type { PriceSteps } from "./steps.rules.ts";

/** The text that means any value in the kept counts. */
export const ANY = sql`''`;

/** Whether the kept counts know a search: they know neither words nor values, nor who posted a listing. */
export function isCounted({ keywords, postedAs, bounds, zoning }: Criteria): boolean {
  return keywords.length === 0 && [postedAs, bounds, zoning].every((each) => each === undefined);
}

/** The rows of kept counts for a search's place. */
export function countedIn({ province, cityKey, cities }: Criteria): SQL {
  return cities === undefined ? sql`province = ${province ?? ANY} AND city_key = ${cityKey ?? ANY}` : isAmong(cities);
}

/** The rows of whole price steps for everything of a search but its place. */
export const countedSteps = ({ type, subtype, listingTypes }: Criteria, whole: NonNullable<PriceSteps["whole"]>) =>
  sql`type = ${type ?? ANY} AND subtype = ${subtype ?? ANY} AND listing_type IN ${listingTypes ?? [ANY]}
    AND price_step BETWEEN ${whole.first} AND ${whole.last}`;

/**
 * A table of the listings past their time that are not marked yet: the kept counts know the status, not the clock. They are few, so the index
 * of expiries is always read: OFFSET keeps other conditions from offering another one, and a range with two ends looks narrow to the planner,
 * which takes one end for many and reads the largest index that has all columns.
 */
export const expiredListings = (now: Date) =>
  sql`(SELECT * FROM listings WHERE status = 'active' AND expires_at > '-infinity' AND expires_at <= ${now} OFFSET 0)`;

/** What is added to the sum of kept counts: the latest changes of listings, which are not in them yet, and off it what has expired. */
export function countCorrections(now: Date, conditions: readonly SQL[]): SQL {
  const where = all(conditions);
  return sql`((SELECT coalesce(sum(change), 0) FROM search_changes WHERE ${where})
    - (SELECT count(*) FROM ${expiredListings(now)} AS expired WHERE ${where}))`;
}
