import { FAVOURITES_MAX } from "@vestpocket/domain/favourites/favourites.rules";
import type { ListPlace } from "@vestpocket/domain/shared/paging";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { favourites } from "./favourites.tables.ts";

type FavouriteRow = typeof favourites.$inferSelect;

/** Serializes additions to a person's favourites until the transaction ends, so that the limit holds. */
export async function lockFavourites(tx: Queryable, accountId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`favourites ${accountId}`}, 0))`);
}

export async function findFavourite(db: Queryable, accountId: string, listingId: string): Promise<boolean> {
  const found = await db.select().from(favourites).where(isOne(accountId, listingId));
  return found.length > 0;
}

export async function countFavourites(db: Queryable, accountId: string): Promise<number> {
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(favourites)
    .where(eq(favourites.accountId, accountId));
  return counted?.total ?? 0;
}

export async function insertFavourite(tx: Queryable, row: FavouriteRow): Promise<void> {
  await tx.insert(favourites).values(row);
}

/** Returns false if it was not a favourite. */
export async function deleteFavourite(db: Queryable, accountId: string, listingId: string): Promise<boolean> {
  const deleted = await db.delete(favourites).where(isOne(accountId, listingId)).returning();
  return deleted.length > 0;
}

/** A page of the ids of active favourites, newest first, with the number of active and inactive ones; each is looked at. */
export async function listActiveFavourites(
  db: Queryable,
  { accountId, now, page, limit }: ListPlace & { accountId: string; now: Date },
): Promise<{ ids: string[]; total: number; unavailable: number }> {
  const rows = await selectRows<{ id: string; isActive: boolean }>(
    db,
    sql`
      SELECT favourite.listing_id AS id, (listing.status = 'active'
        AND (listing.expires_at IS NULL OR listing.expires_at > ${now.toISOString()}::timestamptz)) AS "isActive"
      FROM favourites favourite JOIN listings listing ON listing.id = favourite.listing_id
      WHERE favourite.account_id = ${accountId}
      ORDER BY favourite.created_at DESC, favourite.listing_id DESC LIMIT ${FAVOURITES_MAX}`,
  );
  const ids = rows.filter(({ isActive }) => isActive).map(({ id }) => id);
  const first = (page - 1) * limit;
  return { ids: ids.slice(first, first + limit), total: ids.length, unavailable: rows.length - ids.length };
}

/** Removes the favourites that are not active. */
export async function deleteUnavailableFavourites(db: Queryable, accountId: string, now: Date): Promise<void> {
  await db.execute(sql`
    DELETE FROM favourites favourite USING listings listing
    WHERE favourite.account_id = ${accountId} AND listing.id = favourite.listing_id
      AND (listing.status <> 'active' OR listing.expires_at <= ${now.toISOString()}::timestamptz)`);
}

/** Everything stored about an account's favourites, newest first. */
export async function listFavouritesOf(
  db: Queryable,
  accountId: string,
): Promise<Pick<FavouriteRow, "listingId" | "createdAt">[]> {
  return db
    .select({ listingId: favourites.listingId, createdAt: favourites.createdAt })
    .from(favourites)
    .where(eq(favourites.accountId, accountId))
    .orderBy(desc(favourites.createdAt), desc(favourites.listingId));
}

const isOne = (accountId: string, listingId: string) =>
  and(eq(favourites.accountId, accountId), eq(favourites.listingId, listingId));
