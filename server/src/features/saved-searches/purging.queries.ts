import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";

interface Due {
  readonly before: Date;
  readonly limit: number;
}

/** Deletes at most `limit` rows of a table of which a condition holds. Returns their number. */
async function deleteSome(on: Queryable, { table, isDue, limit }: { table: string; isDue: SQL; limit: number }) {
  const name = sql.identifier(table);
  const { rowCount } = await on.execute(
    sql`DELETE FROM ${name} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${name} WHERE ${isDue} LIMIT ${limit}))`,
  );
  return rowCount ?? 0;
}

export const deleteDeletedSearches = (on: Queryable, { before, limit }: Due) =>
  deleteSome(on, { table: "saved_searches", isDue: sql`deleted_at <= ${before}::timestamptz`, limit });

export const deleteOldMatches = (on: Queryable, { before, limit }: Due) =>
  deleteSome(on, { table: "saved_search_matches", isDue: sql`found_at <= ${before}::timestamptz`, limit });

export const deleteOldAlerts = (on: Queryable, { before, limit }: Due) =>
  deleteSome(on, { table: "alerts", isDue: sql`found_at <= ${before}::timestamptz`, limit });

/** Those that still wait to be compared stay. */
export const deleteOldChanges = (on: Queryable, { before, limit }: Due) =>
  deleteSome(on, {
    table: "listing_changes",
    isDue: sql`changed_at <= ${before}::timestamptz AND NOT is_new`,
    limit,
  });
