import { foldText } from "@vestpocket/domain/shared/text";
import type { Suggestion } from "@vestpocket/domain/suggestions/suggestions.schema";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";

/** How many listings each of these choices finds, in their order. Kept totals know the status, not the clock: what is past its time is subtracted. */
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
    sql`WITH expired AS MATERIALIZED (
        SELECT type, subtype, province, city_key FROM listings WHERE status = 'active' AND expires_at <= ${now}
      )
      SELECT (coalesce((
          SELECT sum(kept.listings) FROM search_counts AS kept
          WHERE kept.type = asked.type AND kept.subtype = asked.subtype AND kept.province = asked.province
            AND kept.city_key = asked.city_key AND kept.listing_type = ''
        ), 0) - (
          SELECT count(*) FROM expired
          WHERE asked.type IN ('', expired.type) AND asked.subtype IN ('', expired.subtype)
            AND asked.province IN ('', expired.province) AND asked.city_key IN ('', expired.city_key)
        ))::int AS listings
      FROM ROWS FROM (
        jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS (type text, subtype text, province text, city_key text)
      ) WITH ORDINALITY AS asked (type, subtype, province, city_key, at)
      ORDER BY at`,
  );
  return rows.map(({ listings }) => listings);
}
