import type { ApprovalKind } from "@vestpocket/domain/approvals/approvals.rules";
import type { ListingStatus } from "@vestpocket/domain/listings/listings.terms";
import type { MetricUnit } from "@vestpocket/domain/metrics/metrics.rules";
import type { Metrics, Waiting } from "@vestpocket/domain/metrics/metrics.schema";
import { TO_ANSWER } from "@vestpocket/domain/orders/disputes.rules";
import type { MissedFilters } from "@vestpocket/domain/searches/searches.schema";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";

/** How many searches without results are listed. */
const MISSES_MAX = 10;

/** A period up to now, in whole units of UTC. */
export interface Period {
  readonly unit: MetricUnit;
  readonly since: Date;
  readonly now: Date;
}

interface Counting {
  readonly uid: string;
  /** What the administrator may approve. */
  readonly kinds: readonly ApprovalKind[];
  readonly now: Date;
}

/** What is waiting for an administrator. */
export async function countWaiting(db: Queryable, { uid, kinds, now }: Counting): Promise<Waiting> {
  const rows = await selectRows<Waiting>(
    db,
    sql`
    SELECT
      (SELECT count(*) FROM messages WHERE status = 'failed')::int AS messages,
      (SELECT count(*) FROM orders WHERE undelivered_at IS NOT NULL AND status = 'paid')::int AS orders,
      (SELECT count(*) FROM order_disputes WHERE status IN ${TO_ANSWER})::int AS disputes,
      (SELECT count(*) FROM orders WHERE refund_failed_at IS NOT NULL)::int AS "failedRefunds",
      (SELECT json_build_object('seconds', floor(extract(epoch FROM min(due_by)))) FROM order_disputes
        WHERE status IN ${TO_ANSWER} HAVING min(due_by) IS NOT NULL) AS "answerBy",
      (SELECT count(*) FROM tickets WHERE status IN ('open', 'triaged'))::int AS tickets,
      ${momentOf(sql`SELECT min(created_at) FROM tickets WHERE status IN ('open', 'triaged')`)} AS "oldestTicket",
      ${momentOf(sql`SELECT min(created_at) FROM reports WHERE outcome IS NULL`)} AS "oldestReport",
      (SELECT count(*) FROM reports WHERE outcome IS NULL)::int AS reports,
      (SELECT count(*) FROM approvals WHERE outcome IS NULL AND expires_at > ${now.toISOString()}::timestamptz
        AND asker_id <> ${uid} AND kind IN ${kinds})::int AS approvals,
      (SELECT count(*) FROM agents WHERE recheck IS NOT NULL)::int AS licences`,
  );
  const [waiting] = rows;
  if (waiting === undefined) throw new Error("a count has one row");
  return waiting;
}

const momentOf = (at: SQL) => sql`(SELECT json_build_object('seconds', floor(extract(epoch FROM at)))
  FROM (${at}) AS found (at) WHERE at IS NOT NULL)`;

/** Listings by their current status; an active one past its end date counts as expired. */
export async function countListings(
  db: Queryable,
  now: Date,
): Promise<readonly { status: ListingStatus; listings: number }[]> {
  const rows = await selectRows<{ status: ListingStatus; listings: number }>(
    db,
    sql`
    SELECT listings_status_at(status, expires_at, ${now.toISOString()}) AS status,
      count(*)::int AS listings
    FROM listings GROUP BY 1`,
  );
  return rows;
}

export async function countMembers(db: Queryable, now: Date): Promise<number> {
  const rows = await selectRows<{ members: number }>(
    db,
    sql`
    SELECT count(*)::int AS members FROM memberships WHERE member_until > ${now.toISOString()}`,
  );
  return rows[0]?.members ?? 0;
}

/** Conversations started in the period. */
export async function countInquiries(db: Queryable, period: Period): Promise<number> {
  const rows = await selectRows<{ inquiries: number }>(
    db,
    sql`
    SELECT count(*)::int AS inquiries FROM inquiries WHERE created_at >= ${startOf(period)} AT TIME ZONE 'UTC'`,
  );
  return rows[0]?.inquiries ?? 0;
}

/**
 * The listings whose present publication began in the period, how many of them some buyer was told of, and how many
 * seconds the first alert took for half of those and for 95 of a hundred (product.md §11).
 */
export async function measureAlerts(db: Queryable, period: Period): Promise<Metrics["alerts"]> {
  const seconds = (share: number) => sql`floor(percentile_disc(${share}::float8) WITHIN GROUP (
    ORDER BY extract(epoch FROM first.told_at - first.published_at)))::int`;
  const [alerts] = await selectRows<Metrics["alerts"]>(
    db,
    sql`
    SELECT count(*)::int AS listings, count(first.told_at)::int AS reached,
      ${seconds(0.5)} AS "medianSeconds", ${seconds(0.95)} AS "p95Seconds"
    FROM listings listing
    LEFT JOIN first_alerts first ON first.listing_id = listing.id AND first.published_at = listing.published_at
    WHERE listing.published_at >= ${startOf(period)} AT TIME ZONE 'UTC'`,
  );
  if (alerts === undefined) throw new Error("a count has one row");
  return alerts;
}

type Points<Chart extends "signUps" | "revenue" | "searches"> = Metrics[Chart]["points"];

/** A period's points, after as many points of the previous period; the same holds for the queries below. */
export async function listSignUps(db: Queryable, period: Period): Promise<Points<"signUps">> {
  const rows = await selectRows<Points<"signUps">[number]>(
    db,
    sql`
    ${withUnits(period)}
    SELECT ${DAY}, (
      SELECT count(*)::int FROM accounts WHERE created_at >= starts AT TIME ZONE 'UTC' AND created_at < ends AT TIME ZONE 'UTC'
    ) AS "signUps"
    FROM units ORDER BY starts`,
  );
  return rows;
}

/**
 * Revenue net of refunds, with its tax separate. A partial refund takes its share of the tax; a disputed payment counts
 * as nothing.
 */
export async function listRevenue(db: Queryable, period: Period): Promise<Points<"revenue">> {
  const rows = await selectRows<Points<"revenue">[number]>(
    db,
    sql`
    ${withUnits(period)}, paid AS (
      SELECT kind, paid_at, quote.total_cents AS total,
        CASE status WHEN 'disputed' THEN 0 ELSE quote.total_cents - refunded_cents END AS kept,
        (SELECT coalesce(sum((line ->> 'cents')::int), 0) FROM jsonb_array_elements(quote.taxes) line) AS tax
      FROM orders JOIN order_quotes quote ON quote.order_id = orders.id AND quote.revision = orders.revision
      WHERE paid_at >= (SELECT min(starts) FROM units) AT TIME ZONE 'UTC'
    ), parted AS (
      SELECT kind, paid_at, kept, coalesce(round(tax * kept / nullif(total, 0)::numeric), 0) AS tax FROM paid
    )
    SELECT ${DAY},
      coalesce(sum(kept - tax) FILTER (WHERE kind = 'listing'), 0)::float8 AS "plansCents",
      coalesce(sum(kept - tax) FILTER (WHERE kind = 'membership'), 0)::float8 AS "membershipsCents",
      coalesce(sum(tax), 0)::float8 AS "taxCents"
    FROM units LEFT JOIN parted ON paid_at >= starts AT TIME ZONE 'UTC' AND paid_at < ends AT TIME ZONE 'UTC'
    GROUP BY starts ORDER BY starts`,
  );
  return rows;
}

/** Searches are stored by the day: of the previous period's last day, the whole counts (product.md §11). */
export async function listSearches(db: Queryable, period: Period): Promise<Points<"searches">> {
  const rows = await selectRows<Points<"searches">[number]>(
    db,
    sql`
    ${withUnits(period)}
    SELECT ${DAY}, coalesce(sum(searches), 0)::float8 AS searches, coalesce(sum(misses), 0)::float8 AS misses
    FROM units LEFT JOIN search_days counted ON counted.day >= starts AND counted.day < ends
    GROUP BY starts ORDER BY starts`,
  );
  return rows;
}

/** The most frequent searches without results. */
export async function listMisses(db: Queryable, period: Period): Promise<Metrics["searches"]["top"]> {
  const rows = await selectRows<{ filters: MissedFilters; times: number }>(
    db,
    sql`
    SELECT (array_agg(filters))[1] AS filters, sum(times)::float8 AS times
    FROM search_misses WHERE day >= ${startOf(period)}
    GROUP BY key ORDER BY sum(times) DESC, key LIMIT ${MISSES_MAX}`,
  );
  return rows;
}

const DAY = sql`to_char(starts, 'YYYY-MM-DD') AS day`;

/** When the first unit starts. */
function startOf({ unit, since }: Period): SQL {
  return sql`date_trunc(${unit}, ${since.toISOString()}::timestamptz AT TIME ZONE 'UTC')`;
}

/**
 * The units of a period and as many before it: `starts` is inclusive, `ends` exclusive. The period's last unit is still
 * running, so the previous period's last unit ends at the corresponding time.
 */
function withUnits(period: Period): SQL {
  const step = sql`('1 ' || ${period.unit})::interval`;
  const now = sql`(${period.now.toISOString()}::timestamptz AT TIME ZONE 'UTC')`;
  return sql`
    WITH running AS (
      SELECT starts, starts + ${step} AS ends FROM generate_series(${startOf(period)}, ${now}, ${step}) starts
    ), shift AS (
      SELECT count(*) * ${step} AS back FROM running
    ), units AS (
      SELECT starts, ends FROM running
      UNION ALL
      SELECT starts - back, least(starts - back + ${step}, ${now} - back) FROM running, shift
    )`;
}
