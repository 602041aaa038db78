import { type SQL, sql } from "drizzle-orm";
import { all } from "./matches.queries.ts";

/**
 * The counts know the status, not the clock: listings past their time that are not marked yet are subtracted. They are few, so their
 * index is always read: OFFSET keeps other conditions from offering another one, and a range with two ends looks narrow to the planner.
 */
export const countExpired = (now: Date, conditions: readonly SQL[]) =>
  sql`(SELECT count(*) FROM (
      SELECT * FROM listings WHERE status = 'active' AND expires_at > '-infinity' AND expires_at <= ${now} OFFSET 0
    ) AS expired WHERE ${all(conditions)})`;
