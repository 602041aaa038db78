import { desc, eq, sql } from "drizzle-orm";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { listingVisits } from "./visits.tables.ts";

export type Visit = typeof listingVisits.$inferSelect;

/** Stores each person's latest visit to each listing; those of a deleted account or listing are dropped. */
export async function saveVisits(db: Database, visits: readonly Visit[]): Promise<void> {
  await db.$client.query({
    name: "views_save",
    text: `INSERT INTO listing_views (account_id, listing_id, viewed_at)
           SELECT seen.account_id, seen.listing_id, seen.viewed_at
           FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) AS seen (account_id, listing_id, viewed_at)
           JOIN accounts account ON account.id = seen.account_id
           JOIN listings listing ON listing.id = seen.listing_id
           ORDER BY seen.account_id, seen.listing_id
           ON CONFLICT (account_id, listing_id)
           DO UPDATE SET viewed_at = greatest(listing_views.viewed_at, excluded.viewed_at)`,
    values: [
      visits.map(({ accountId }) => accountId),
      visits.map(({ listingId }) => listingId),
      visits.map(({ viewedAt }) => viewedAt),
    ],
  });
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
