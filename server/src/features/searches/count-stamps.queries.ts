import { sql } from "drizzle-orm";
import type { DatabaseNode } from "../../platform/database/database.ts";
import { expiredListings } from "./kept-counts.queries.ts";

/** The maximum number of unmarked expired listings in a stamp. */
const EXPIRED_MAX = 100;

/**
 * A text that stays the same as long as the maintained counts do: their version, how many changes they lack, and the
 * expired listings still in them. Undefined if there are too many of those.
 */
export async function findCountStamp(
  { statements }: Pick<DatabaseNode, "statements">,
  now: Date,
): Promise<string | undefined> {
  const [found] = await statements.select<{ version: string; changes: string; expired: string[] }>(
    sql`SELECT (SELECT version FROM search_versions) AS version, (SELECT count(*) FROM search_changes) AS changes, ARRAY(
      SELECT id::text FROM (SELECT id FROM ${expiredListings(now)} AS past LIMIT ${EXPIRED_MAX + 1}) AS expired
      ORDER BY id) AS expired`,
  );
  if (found === undefined || found.expired.length > EXPIRED_MAX) return undefined;
  return [found.version, found.changes, ...found.expired].join(" ");
}
