import { desc, eq, sql } from "drizzle-orm";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { listingViews } from "./views.tables.ts";

export type View = typeof listingViews.$inferSelect;

/** Keeps the latest view of each person and listing. Those of an account or a listing that is gone are left out. */
export async function saveViews(db: Database, views: readonly View[]): Promise<void> {
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
      views.map(({ accountId }) => accountId),
      views.map(({ listingId }) => listingId),
      views.map(({ viewedAt }) => viewedAt),
    ],
  });
}

/** The listings somebody looked at last that are active. */
export async function listRecentViews(
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

export async function deleteViewsOf(db: Queryable, accountId: string): Promise<void> {
  await db.delete(listingViews).where(eq(listingViews.accountId, accountId));
}

/** Forgets who looked before that moment, at most `limit` views, and goes on counting them; how many there were. */
export async function forgetViews(db: Queryable, { before, limit }: { before: Date; limit: number }): Promise<number> {
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

/** Everything that is kept about what an account looked at, the last one first. */
export async function listViewsOf(db: Queryable, accountId: string): Promise<Pick<View, "listingId" | "viewedAt">[]> {
  return db
    .select({ listingId: listingViews.listingId, viewedAt: listingViews.viewedAt })
    .from(listingViews)
    .where(eq(listingViews.accountId, accountId))
    .orderBy(desc(listingViews.viewedAt), desc(listingViews.listingId));
}
