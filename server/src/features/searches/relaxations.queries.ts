import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { listAsked, matches, type Part, type Search } from "./matches.queries.ts";

/** The most listings of a search that are counted here: more is enough. */
export const RELAXED_MAX = 1_000;

/** How many listings each of these searches finds, up to one more than is counted, in one statement. */
export async function countEach(db: Queryable, searches: readonly Search[], part: Part = "all"): Promise<number[]> {
  if (searches.length === 0) return [];
  const counts = searches.map(
    (search) => sql`(SELECT count(*) FROM (
      SELECT FROM listings WHERE ${matches(search, listAsked(search.criteria), part)} LIMIT ${RELAXED_MAX + 1}) AS found)`,
  );
  const { rows } = await db.execute<{ counts: string[] }>(sql`SELECT ARRAY[${sql.join(counts, sql`, `)}] AS counts`);
  return (rows[0]?.counts ?? []).map(Number);
}
