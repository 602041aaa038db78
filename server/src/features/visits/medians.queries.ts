import { MEDIAN_EVENTS_MIN, MEDIAN_OWNERS_MIN } from "@vestpocket/domain/visits/figures.rules";
import type { MedianRates } from "@vestpocket/domain/visits/figures.schema";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";

interface Market {
  readonly type: string;
  readonly province: string;
}

/** A category and province with the median share of each step, 0 to 1 or above; null where too few owners say so. */
type MarketShares = Market & MedianRates;

/** The share of an owner's events that came to a step, where the step before happened often enough. */
const share = (step: keyof MedianRates, former: string) => {
  const isEnough = sql.raw(`${former} >= ${MEDIAN_EVENTS_MIN[step]}`);
  const ratio = sql.raw(`${step}::float8 / nullif(${former}, 0)`);
  return sql`CASE WHEN count(*) FILTER (WHERE ${isEnough}) >= ${MEDIAN_OWNERS_MIN}
    THEN percentile_cont(0.5) WITHIN GROUP (ORDER BY ${ratio}) FILTER (WHERE ${isEnough}) END AS ${sql.identifier(step)}`;
};

/**
 * What the live listings of the median owner do, by category and province, between two UTC dates. An owner counts once,
 * however many listings they have.
 */
export async function listMedianShares(db: Queryable, span: { from: string; to: string }): Promise<MarketShares[]> {
  return selectRows(
    db,
    sql`WITH owners AS (
      SELECT listing.type, listing.province, listing.owner_id, sum(days.shown) AS shown, sum(days.opened) AS opened,
        sum(days.inquired + days.requested) AS asked, sum(days.signed) AS signed
      FROM listing_days days JOIN listings listing ON listing.id = days.listing_id
      WHERE days.day >= ${span.from}::date AND days.day < ${span.to}::date AND listing.status = 'active'
      GROUP BY 1, 2, 3)
    SELECT type, province, ${share("opened", "shown")}, ${share("asked", "opened")}, ${share("signed", "asked")}
    FROM owners GROUP BY type, province HAVING count(*) >= ${MEDIAN_OWNERS_MIN}`,
  );
}

/** Replaces all medians. */
export async function replaceMedians(tx: Queryable, medians: readonly MarketShares[]): Promise<void> {
  await tx.execute(sql`DELETE FROM listing_medians`);
  await tx.execute(sql`
    INSERT INTO listing_medians (type, province, opened, asked, signed)
    SELECT type, province, opened, asked, signed FROM jsonb_to_recordset(${JSON.stringify(medians)}::jsonb)
      AS row (type text, province text, opened smallint, asked smallint, signed smallint)`);
}

export async function findMedians(db: Queryable, { type, province }: Market): Promise<MedianRates | undefined> {
  const [row] = await selectRows<MedianRates>(
    db,
    sql`SELECT opened, asked, signed FROM listing_medians WHERE type = ${type} AND province = ${province}`,
  );
  return row;
}
