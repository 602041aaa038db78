import { COMPARED_CITIES, type MarketHealth } from "@vestpocket/domain/metrics/market-health.schema";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";

interface Span {
  readonly since: Date;
  readonly now: Date;
  /** Inquiries without a reply from before this moment count as unanswered. */
  readonly repliedUntil: Date;
}

type Totals = Omit<MarketHealth, "categories" | "cities">;
const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

/** The inquiries of the time, with the listings that they are about. */
const asked = (since: Date) => sql`asked AS MATERIALIZED (
  SELECT id, listing_id, created_at FROM inquiries WHERE created_at >= ${at(since)})`;

/** Live listings, read from what searches count. An empty text stands for any. */
const supply = (where: SQL) => sql`(SELECT coalesce(sum(listings), 0)::float8 FROM search_counts
  WHERE subtype = '' AND listing_type = '' AND ${where})`;
const ANY_PLACE = sql`province = '' AND city_key = ''`;

/** Every part reads an index from the time's beginning, or counts that are kept: no table is read whole. */
export async function findMarketTotals(db: Queryable, { since, now, repliedUntil }: Span): Promise<Totals> {
  const [totals] = await selectRows<Totals>(
    db,
    sql`WITH ${asked(since)}, replied AS (
      SELECT asked.created_at, (SELECT message.created_at FROM inquiry_messages message
        WHERE message.inquiry_id = asked.id AND message.by_owner ORDER BY message.id LIMIT 1) AS at FROM asked
    ), bought AS (
      SELECT account_id, paid_at FROM orders WHERE paid_at >= ${at(since)} AND kind = 'membership'
    ), posted AS (
      SELECT id FROM listings WHERE created_at >= ${at(since)})
    SELECT ${supply(sql`type = '' AND ${ANY_PLACE}`)} AS "activeListings",
      (SELECT count(DISTINCT listing_id)::int FROM asked) AS "askedListings",
      (SELECT count(*)::int FROM listing_views WHERE viewed_at >= ${at(since)}) AS visits,
      (SELECT count(*)::int FROM asked) AS inquiries,
      (SELECT count(*)::int FROM replied WHERE at IS NULL AND created_at < ${at(repliedUntil)}) AS unanswered,
      (SELECT round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM at - created_at)))::float8
        FROM replied WHERE at IS NOT NULL) AS "replySeconds",
      (SELECT count(*)::int FROM posted) AS drafts,
      (SELECT count(*)::int FROM posted WHERE EXISTS (
        SELECT FROM orders WHERE orders.listing_id = posted.id AND paid_at IS NOT NULL)) AS "paidDrafts",
      (SELECT count(*)::int FROM bought WHERE EXISTS (
        SELECT FROM orders earlier WHERE earlier.account_id = bought.account_id AND earlier.kind = 'membership'
          AND earlier.paid_at < bought.paid_at)) AS renewals,
      (SELECT count(*)::int FROM memberships WHERE member_until >= ${at(since)} AND member_until < ${at(now)}) AS ended`,
  );
  if (totals === undefined) throw new Error("a count has one row");
  return totals;
}

/** Inquiries and live listings by category; categories without either are left out. */
export async function listCategories(db: Queryable, since: Date): Promise<MarketHealth["categories"]> {
  return selectRows(
    db,
    sql`WITH ${asked(since)}, demand AS (
      SELECT type, count(*)::int AS inquiries FROM asked JOIN listings listing ON listing.id = asked.listing_id GROUP BY 1
    ), live AS (
      SELECT type, sum(listings)::float8 AS listings FROM search_counts
      WHERE subtype = '' AND listing_type = '' AND ${ANY_PLACE} AND type <> '' GROUP BY 1)
    SELECT type, coalesce(inquiries, 0) AS inquiries, coalesce(listings, 0) AS listings
    FROM demand FULL JOIN live USING (type) WHERE coalesce(inquiries, 0) + coalesce(listings, 0) > 0
    ORDER BY inquiries DESC, listings DESC, type`,
  );
}

/** The cities with the most inquiries, and the live listings there. */
export async function listCities(db: Queryable, since: Date): Promise<MarketHealth["cities"]> {
  return selectRows(
    db,
    sql`WITH ${asked(since)}, demand AS (
      SELECT min(city) AS city, province, city_key AS place, count(*)::int AS inquiries
      FROM asked JOIN listings listing ON listing.id = asked.listing_id GROUP BY province, city_key
      ORDER BY count(*) DESC, province, city_key LIMIT ${COMPARED_CITIES})
    SELECT city, demand.province, inquiries,
      ${supply(sql`type = '' AND search_counts.province = demand.province AND city_key = place`)} AS listings
    FROM demand ORDER BY inquiries DESC, demand.province, city`,
  );
}
