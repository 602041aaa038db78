import type { Criteria } from "@vestpocket/domain/searches/criteria.rules";
import { type SQL, sql } from "drizzle-orm";
import { all, isAmong } from "./matches.queries.ts";
import type { PriceSteps } from "./steps.rules.ts";

/** The value that means "any" in the maintained counts. */
export const ANY = sql`''`;

/** Whether the maintained counts cover a search: they include neither words nor values, the poster or the freshness. */
export function isCounted({ keywords, postedAs, confirmedWithin, bounds, zoning }: Criteria): boolean {
  return keywords.length === 0 && [postedAs, confirmedWithin, bounds, zoning].every((each) => each === undefined);
}

/** The count rows for a search's location. */
export function countedIn({ province, cityKey, cities }: Criteria): SQL {
  return cities === undefined ? sql`province = ${province ?? ANY} AND city_key = ${cityKey ?? ANY}` : isAmong(cities);
}

/** The rows of whole price steps for all conditions of a search but location. */
export const countedSteps = ({ type, subtype, listingTypes }: Criteria, whole: NonNullable<PriceSteps["whole"]>) =>
  sql`type = ${type ?? ANY} AND subtype = ${subtype ?? ANY} AND listing_type IN ${listingTypes ?? [ANY]}
    AND price_step BETWEEN ${whole.first} AND ${whole.last}`;

/**
 * A table of expired listings that are not marked yet: the maintained counts know the status, not the clock. They are
 * few, so always use the expiry index: OFFSET keeps other conditions from suggesting another one, and a range with two
 * ends looks narrow to the planner, which assumes many for one end and reads the largest index that has all columns.
 */
export const expiredListings = (now: Date) =>
  sql`(SELECT * FROM listings WHERE status = 'active' AND expires_at > '-infinity' AND expires_at <= ${now} OFFSET 0)`;

/** Corrects the sum of maintained counts: adds the latest changes, which they lack, and subtracts expired listings. */
export function countCorrections(now: Date, conditions: readonly SQL[]): SQL {
  const where = all(conditions);
  return sql`((SELECT coalesce(sum(change), 0) FROM search_changes WHERE ${where})
    - (SELECT count(*) FROM ${expiredListings(now)} AS expired WHERE ${where}))`;
}
