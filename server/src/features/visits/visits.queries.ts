import { SAME_VISIT_MS } from "@vestpocket/domain/visits/figures.terms";
import { desc, eq, sql } from "drizzle-orm";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { listingVisits } from "./visits.tables.ts";

export interface Visit extends Readonly<typeof listingVisits.$inferSelect> {
  /** When the process last heard of such a visit, if it remembers one: the stored one may have been deleted since. */
  readonly lastAt: Date | null;
}

/** What is counted of visits, by listing and UTC date. */
interface VisitCounts {
  readonly listingId: string;
  readonly day: string;
  readonly opened: number;
  readonly readers: number;
}

/**
 * Stores each person's latest visit to each listing; those of a deleted account or listing are dropped. Returns how many
 * of them are new visits, and how many their person's first of the day.
 */
export async function saveVisits(db: Database, visits: readonly Visit[]): Promise<VisitCounts[]> {
  const { rows } = await db.$client.query<VisitCounts>({
    name: "views_save",
    text: `WITH seen AS (
             SELECT seen.account_id, seen.listing_id, seen.viewed_at,
               greatest(seen.last_at, former.viewed_at) AS last_at
             FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[], $4::timestamptz[])
               AS seen (account_id, listing_id, viewed_at, last_at)
             JOIN accounts account ON account.id = seen.account_id
             JOIN listings listing ON listing.id = seen.listing_id
             LEFT JOIN listing_views former
               ON former.account_id = seen.account_id AND former.listing_id = seen.listing_id
           ), saved AS (
             INSERT INTO listing_views (account_id, listing_id, viewed_at)
             SELECT account_id, listing_id, viewed_at FROM seen ORDER BY account_id, listing_id
             ON CONFLICT (account_id, listing_id)
             DO UPDATE SET viewed_at = greatest(listing_views.viewed_at, excluded.viewed_at)
           )
           SELECT listing_id AS "listingId", (viewed_at AT TIME ZONE 'UTC')::date::text AS day,
             (count(*) FILTER (WHERE last_at IS NULL OR viewed_at - last_at >= $5::interval))::int AS opened,
             (count(*) FILTER (WHERE last_at IS NULL
               OR (viewed_at AT TIME ZONE 'UTC')::date > (last_at AT TIME ZONE 'UTC')::date))::int AS readers
           FROM seen GROUP BY 1, 2`,
    values: [
      visits.map(({ accountId }) => accountId),
      visits.map(({ listingId }) => listingId),
      visits.map(({ viewedAt }) => viewedAt),
      visits.map(({ lastAt }) => lastAt),
      `${SAME_VISIT_MS} milliseconds`,
    ],
  });
  return rows.filter(({ opened, readers }) => opened + readers > 0);
}

/** The ids of the active listings that a person visited last. */
export async function listRecentlyVisited(
  db: Queryable,
  { accountId, now, limit }: { accountId: string; now: Date; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT view.listing_id AS id
    FROM listing_views view JOIN listings listing ON listing.id = view.listing_id
    WHERE view.account_id = ${accountId} AND listing.status = 'active'
      AND (listing.expires_at IS NULL OR listing.expires_at > ${now.toISOString()}::timestamptz)
    ORDER BY view.viewed_at DESC, view.listing_id DESC LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}

export async function deleteVisitsOf(db: Queryable, accountId: string): Promise<void> {
  await db.delete(listingVisits).where(eq(listingVisits.accountId, accountId));
}

/** Deletes at most `limit` visits from before `before`, but keeps counting them. Returns how many were deleted. */
export async function forgetVisits(db: Queryable, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const { rows } = await db.execute<{ forgotten: number }>(sql`
    WITH gone AS (
      DELETE FROM listing_views WHERE (account_id, listing_id) IN (
        SELECT account_id, listing_id FROM listing_views
        WHERE viewed_at < ${before.toISOString()}::timestamptz ORDER BY viewed_at LIMIT ${limit})
      RETURNING listing_id
    ), counted AS (
      INSERT INTO past_listing_views (listing_id, people)
      SELECT listing_id, count(*) FROM gone GROUP BY listing_id
      ON CONFLICT (listing_id) DO UPDATE SET people = past_listing_views.people + excluded.people
    )
    SELECT count(*)::int AS forgotten FROM gone`);
  return rows[0]?.forgotten ?? 0;
}

/** Everything stored about an account's visits, latest first. */
export async function listVisitsOf(db: Queryable, accountId: string): Promise<Pick<Visit, "listingId" | "viewedAt">[]> {
  return db
    .select({ listingId: listingVisits.listingId, viewedAt: listingVisits.viewedAt })
    .from(listingVisits)
    .where(eq(listingVisits.accountId, accountId))
    .orderBy(desc(listingVisits.viewedAt), desc(listingVisits.listingId));
}
