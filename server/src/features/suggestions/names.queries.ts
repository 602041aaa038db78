import { foldText } from "@vestpocket/domain/shared/text";
import type { Suggestion } from "@vestpocket/domain/suggestions/suggestions.schema";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";

/** A table of expired listings that are not marked yet, by the expiry index, as in a search. */
const expiredListings = (now: Date) =>
  sql`(SELECT * FROM listings WHERE status = 'active' AND expires_at > '-infinity' AND expires_at <= ${now} OFFSET 0)`;

/**
 * How many listings each of these choices finds, in order. The maintained totals lack the latest changes, which are
 * added, and ignore the clock: expired listings are subtracted.
 */
export async function countNames(
  db: Queryable,
  choices: readonly Suggestion["choice"][],
  now: Date,
): Promise<number[]> {
  const asked = choices.map(({ type = "", subtype = "", province = "", city = "" }) => ({
    type,
    subtype,
    province,
    city_key: foldText(city),
  }));
  const rows = await selectRows<{ listings: number }>(
    db,
    sql`WITH corrections AS MATERIALIZED (
        SELECT type, subtype, province, city_key, change FROM search_changes
        UNION ALL
        SELECT type, subtype, province, city_key, -1 FROM ${expiredListings(now)} AS expired
      )
      SELECT (coalesce((
          SELECT sum(kept.listings) FROM search_counts AS kept
          WHERE kept.type = asked.type AND kept.subtype = asked.subtype AND kept.province = asked.province
            AND kept.city_key = asked.city_key AND kept.listing_type = ''
        ), 0) + (
          SELECT coalesce(sum(change), 0) FROM corrections AS later
          WHERE asked.type IN ('', later.type) AND asked.subtype IN ('', later.subtype)
            AND asked.province IN ('', later.province) AND asked.city_key IN ('', later.city_key)
        ))::int AS listings
      FROM ROWS FROM (
        jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS (type text, subtype text, province text, city_key text)
      ) WITH ORDINALITY AS asked (type, subtype, province, city_key, at)
      ORDER BY at`,
  );
  return rows.map(({ listings }) => listings);
}
