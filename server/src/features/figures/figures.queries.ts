import type { FigureUnit } from "@vestpocket/domain/figures/figures.rules";
import type { Figures, Waiting } from "@vestpocket/domain/figures/figures.schema";
import type { ListingStatus } from "@vestpocket/domain/listings/listings.terms";
import type { MissedFilters } from "@vestpocket/domain/searches/searches.schema";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";

/** What was most often searched for in vain. */
const MISSES_MAX = 10;

/** A time up to now, in whole units of UTC. */
export interface Stretch {
  readonly unit: FigureUnit;
  readonly since: Date;
  readonly now: Date;
}

/** What waits for an administrator. */
export async function countWaiting(db: Queryable): Promise<Waiting> {
  const { rows } = await db.execute<Record<keyof Waiting, number>>(sql`
    SELECT
      (SELECT count(*) FROM messages WHERE status = 'failed')::int AS messages,
      (SELECT count(*) FROM orders WHERE undelivered_at IS NOT NULL AND status = 'paid')::int AS orders,
      (SELECT count(*) FROM tickets WHERE status IN ('open', 'triaged'))::int AS tickets,
      (SELECT count(*) FROM inquiry_reports WHERE outcome IS NULL)::int AS reports`);
  const [waiting] = rows;
  if (waiting === undefined) throw new Error("a count has one row");
  return waiting;
}

/** Listings by their status now; an active one whose run is over counts as expired. */
export async function countListings(
  db: Queryable,
  now: Date,
): Promise<readonly { status: ListingStatus; listings: number }[]> {
  const { rows } = await db.execute<{ status: ListingStatus; listings: number }>(sql`
    SELECT CASE WHEN status = 'active' AND expires_at <= ${now.toISOString()} THEN 'expired' ELSE status END AS status,
      count(*)::int AS listings
    FROM listings GROUP BY 1`);
  return rows;
}

export async function countMembers(db: Queryable, now: Date): Promise<number> {
  const { rows } = await db.execute<{ members: number }>(sql`
    SELECT count(*)::int AS members FROM memberships WHERE paid_through > ${now.toISOString()}`);
  return rows[0]?.members ?? 0;
}

/** How many conversations were begun. */
export async function countInquiries(db: Queryable, stretch: Stretch): Promise<number> {
  const { rows } = await db.execute<{ inquiries: number }>(sql`
    SELECT count(*)::int AS inquiries FROM inquiries WHERE created_at >= ${startOf(stretch)} AT TIME ZONE 'UTC'`);
  return rows[0]?.inquiries ?? 0;
}

export async function listSignUps(db: Queryable, stretch: Stretch): Promise<Figures["signUps"]["points"]> {
  const { rows } = await db.execute<Figures["signUps"]["points"][number]>(sql`
    SELECT ${DAY}, (
      SELECT count(*)::int FROM accounts WHERE created_at >= starts AT TIME ZONE 'UTC' AND created_at < ends AT TIME ZONE 'UTC'
    ) AS "signUps"
    FROM ${unitsOf(stretch)} ORDER BY starts`);
  return rows;
}

/**
 * What was paid and not sent back, tax apart: a part that went back takes its share of the tax with it, and of a disputed payment
 * nothing is left.
 */
export async function listRevenue(db: Queryable, stretch: Stretch): Promise<Figures["revenue"]["points"]> {
  const { rows } = await db.execute<Figures["revenue"]["points"][number]>(sql`
    WITH paid AS (
      SELECT kind, paid_at, quote.total_cents AS total,
        CASE status WHEN 'disputed' THEN 0 ELSE quote.total_cents - refunded_cents END AS kept,
        (SELECT coalesce(sum((line ->> 'cents')::int), 0) FROM jsonb_array_elements(quote.taxes) line) AS tax
      FROM orders JOIN order_quotes quote ON quote.order_id = orders.id AND quote.revision = orders.revision
      WHERE paid_at >= ${startOf(stretch)} AT TIME ZONE 'UTC'
    ), parted AS (
      SELECT kind, paid_at, kept, coalesce(round(tax * kept / nullif(total, 0)::numeric), 0) AS tax FROM paid
    )
    SELECT ${DAY},
      coalesce(sum(kept - tax) FILTER (WHERE kind = 'listing'), 0)::float8 AS "plansCents",
      coalesce(sum(kept - tax) FILTER (WHERE kind = 'membership'), 0)::float8 AS "membershipsCents",
      coalesce(sum(tax), 0)::float8 AS "taxCents"
    FROM ${unitsOf(stretch)}
    LEFT JOIN parted ON paid_at >= starts AT TIME ZONE 'UTC' AND paid_at < ends AT TIME ZONE 'UTC'
    GROUP BY starts ORDER BY starts`);
  return rows;
}

export async function listSearches(db: Queryable, stretch: Stretch): Promise<Figures["searches"]["points"]> {
  const { rows } = await db.execute<Figures["searches"]["points"][number]>(sql`
    SELECT ${DAY}, coalesce(sum(searches), 0)::float8 AS searches, coalesce(sum(misses), 0)::float8 AS misses
    FROM ${unitsOf(stretch)} LEFT JOIN search_days counted ON counted.day >= starts AND counted.day < ends
    GROUP BY starts ORDER BY starts`);
  return rows;
}

/** What was most often searched for in vain. */
export async function listMisses(db: Queryable, stretch: Stretch): Promise<Figures["searches"]["top"]> {
  const { rows } = await db.execute<{ filters: MissedFilters; times: number }>(sql`
    SELECT (array_agg(filters))[1] AS filters, sum(times)::float8 AS times
    FROM search_misses WHERE day >= ${startOf(stretch)}
    GROUP BY key ORDER BY sum(times) DESC, key LIMIT ${MISSES_MAX}`);
  return rows;
}

const DAY = sql`to_char(starts, 'YYYY-MM-DD') AS day`;

/** The beginning of the first unit. */
function startOf({ unit, since }: Stretch): SQL {
  return sql`date_trunc(${unit}, ${since.toISOString()}::timestamptz AT TIME ZONE 'UTC')`;
}

/** The units of a stretch: from when, inclusive, until when, exclusive. */
function unitsOf(stretch: Stretch): SQL {
  const step = sql`('1 ' || ${stretch.unit})::interval`;
  return sql`(
    SELECT starts, starts + ${step} AS ends
    FROM generate_series(${startOf(stretch)}, ${stretch.now.toISOString()}::timestamptz AT TIME ZONE 'UTC', ${step}) starts
  ) units`;
}
