import type { MissedFilters } from "@vestpocket/domain/searches/searches.schema";
import { lt, sql } from "drizzle-orm";
import { deleteInBatches } from "../../platform/database/batches.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { searchDays, searchMisses } from "./searches.tables.ts";

/** A UTC date's searches, and how many had no results. */
export interface DayCounts {
  readonly day: string;
  readonly searches: number;
  readonly misses: number;
}

/** How often a search had no results on a day; `key` in hexadecimal. */
export interface MissCounts {
  readonly day: string;
  readonly key: string;
  readonly filters: MissedFilters;
  readonly times: number;
}

/** Adds to the saved counts, in one statement. */
export async function addSearchCounts(
  db: Queryable,
  { days, misses }: { days: readonly DayCounts[]; misses: readonly MissCounts[] },
): Promise<void> {
  await db.execute(sql`
    WITH counted AS (
      INSERT INTO search_days (day, searches, misses)
      SELECT day, searches, misses
      FROM jsonb_to_recordset(${JSON.stringify(days)}::jsonb) AS row (day date, searches integer, misses integer)
      ORDER BY day
      ON CONFLICT (day) DO UPDATE
      SET searches = search_days.searches + excluded.searches, misses = search_days.misses + excluded.misses
    )
    INSERT INTO search_misses (day, key, filters, times)
    SELECT day, decode(key, 'hex'), filters, times
    FROM jsonb_to_recordset(${JSON.stringify(misses)}::jsonb) AS row (day date, key text, filters jsonb, times integer)
    ORDER BY day, key
    ON CONFLICT (day, key) DO UPDATE SET times = search_misses.times + excluded.times`);
}

/** Deletes the counts of days before this one. */
export async function deleteSearchCounts(db: Queryable, before: string): Promise<void> {
  await deleteInBatches(db, { from: searchDays, where: lt(searchDays.day, before) });
  await deleteInBatches(db, { from: searchMisses, where: lt(searchMisses.day, before) });
}
