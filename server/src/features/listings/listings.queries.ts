import { createHash } from "node:crypto";
import { EXCERPT_MAX } from "@vestpocket/domain/listings/listings.rules";
import { foldText } from "@vestpocket/domain/shared/text";
import { eq } from "drizzle-orm";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { listingPictures, listings } from "./listings.tables.ts";

type ListingRow = typeof listings.$inferSelect;
export type PictureRow = typeof listingPictures.$inferSelect;
export type NewListingRow = Omit<typeof listings.$inferInsert, "cityKey" | "rotation">;

/** Rows one statement inserts: 25 columns each, and a statement carries at most 65,535 values. */
const INSERT_CHUNK = 500;

export async function insertListings(db: Queryable, rows: readonly NewListingRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += INSERT_CHUNK) {
    const chunk = rows.slice(start, start + INSERT_CHUNK);
    await db
      .insert(listings)
      .values(chunk.map((row) => ({ ...row, cityKey: foldText(row.city), rotation: rotationOf(row.id) })));
  }
}

export async function insertPictures(
  db: Queryable,
  rows: readonly (typeof listingPictures.$inferInsert)[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += INSERT_CHUNK) {
    await db.insert(listingPictures).values(rows.slice(start, start + INSERT_CHUNK));
  }
}

/** A listing's fixed place among its equals, 0 to 2^31 - 1, from a hash of its id. */
function rotationOf(id: string): number {
  return createHash("sha256").update(id).digest().readUInt32BE(0) >>> 1;
}

/** What every view of a listing shows, with the facts that decide whether it may be shown. */
type ShownRow = Pick<
  ListingRow,
  | "id"
  | "ownerId"
  | "status"
  | "expiresAt"
  | "title"
  | "description"
  | "type"
  | "subtype"
  | "listingType"
  | "price"
  | "province"
  | "city"
  | "features"
  | "hasExposure"
  | "hasPriority"
>;

/** What the property page shows. */
export type PropertyRow = ShownRow &
  Pick<ListingRow, "keywords" | "createdAt"> & {
    pictures: readonly { position: number; token: string }[] | null;
    document: { name: string; bytes: number } | null;
  };

export async function findProperty(db: Database, id: string): Promise<PropertyRow | undefined> {
  const rows = await db.lookups.find<PropertyRow>({
    name: "listings_find_property",
    text: `SELECT l.id, l.owner_id AS "ownerId", l.status, l.expires_at AS "expiresAt", l.title, l.description, l.type, l.subtype,
             l.listing_type AS "listingType", l.price, l.province, l.city, l.features, l.keywords,
             l.has_exposure AS "hasExposure", l.has_priority AS "hasPriority", l.created_at AS "createdAt",
             (SELECT json_agg(json_build_object('position', p.position, 'token', p.token) ORDER BY p.position)
              FROM listing_pictures p WHERE p.listing_id = l.id) AS pictures,
             (SELECT json_build_object('name', d.name, 'bytes', d.bytes)
              FROM listing_documents d WHERE d.listing_id = l.id) AS document
           FROM listings l WHERE l.id = $1`,
    values: [id],
  });
  return rows[0];
}

/** What a card shows. */
export type CardRow = ShownRow & { thumbnailToken: string | null };

const CARD_COLUMNS = `l.id, l.owner_id AS "ownerId", l.status, l.expires_at AS "expiresAt", l.title,
             left(l.description, ${EXCERPT_MAX + 1}) AS description, l.type, l.subtype, l.listing_type AS "listingType", l.price,
             l.province, l.city, l.features, l.has_exposure AS "hasExposure", l.has_priority AS "hasPriority",
             p.token AS "thumbnailToken"`;

/** The cards of these listings in the order of the ids; one that is gone is left out. */
export async function listCardRows(db: Database, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.$client.query<CardRow>({
    name: "listings_list_cards",
    text: `SELECT ${CARD_COLUMNS}
           FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place)
           JOIN listings l ON l.id = wanted.id
           LEFT JOIN listing_pictures p ON p.listing_id = l.id AND p.position = 0
           ORDER BY wanted.place`,
    values: [ids],
  });
  return rows;
}

/** A page of somebody's listings that everyone may see, newest first, with how many there are. */
export async function listActiveRowsOf(
  db: Database,
  { ownerId, now, page, limit }: { ownerId: string; now: Date; page: number; limit: number },
): Promise<{ rows: CardRow[]; total: number }> {
  const active = "l.owner_id = $1 AND l.status = 'active' AND l.expires_at > $2";
  const [counted, listed] = await Promise.all([
    db.$client.query<{ total: string }>({
      name: "listings_count_active_of",
      text: `SELECT count(*) AS total FROM listings l WHERE ${active}`,
      values: [ownerId, now],
    }),
    db.$client.query<CardRow>({
      name: "listings_list_active_of",
      text: `SELECT ${CARD_COLUMNS}
             FROM listings l LEFT JOIN listing_pictures p ON p.listing_id = l.id AND p.position = 0
             WHERE ${active} ORDER BY l.published_at DESC, l.id DESC LIMIT $3 OFFSET $4`,
      values: [ownerId, now, limit, (page - 1) * limit],
    }),
  ]);
  return { rows: listed.rows, total: Number(counted.rows[0]?.total) };
}

/** What the owner's list shows. */
export type OwnRow = CardRow &
  Pick<ListingRow, "createdAt" | "plan"> & {
    readonly inquiries: number;
    readonly views: number;
  };

/** How many different people looked at a listing. */
const VIEWS = `((SELECT count(*) FROM listing_views v WHERE v.listing_id = l.id)
             + coalesce((SELECT past.people FROM past_listing_views past WHERE past.listing_id = l.id), 0))::int`;

/** Listings one owner's list shows at most. */
const OWN_MAX = 500;

/** An owner's listings of every status, newest first. */
export async function listOwnRows(db: Database, ownerId: string): Promise<OwnRow[]> {
  const { rows } = await db.$client.query<OwnRow>({
    name: "listings_list_own",
    text: `SELECT ${CARD_COLUMNS}, l.created_at AS "createdAt", l.plan,
             (SELECT count(*) FROM inquiries i WHERE i.listing_id = l.id)::int AS inquiries,
             ${VIEWS} AS views
           FROM listings l LEFT JOIN listing_pictures p ON p.listing_id = l.id AND p.position = 0
           WHERE l.owner_id = $1 ORDER BY l.created_at DESC, l.id LIMIT ${OWN_MAX}`,
    values: [ownerId],
  });
  return rows;
}

/** How many different people looked at a listing, for its owner. */
export async function countViews(db: Database, id: string): Promise<number> {
  const { rows } = await db.$client.query<{ views: number }>({
    name: "listings_count_views",
    text: `SELECT ${VIEWS} AS views FROM listings l WHERE l.id = $1`,
    values: [id],
  });
  return rows[0]?.views ?? 0;
}

/** Removes an owner's listings with their pictures. */
export async function deleteListingsOf(db: Queryable, ownerId: string): Promise<void> {
  await db.delete(listings).where(eq(listings.ownerId, ownerId));
}

/** Everything that is kept about an owner's listings. */
export async function listListingsOf(db: Queryable, ownerId: string): Promise<ListingRow[]> {
  return db.select().from(listings).where(eq(listings.ownerId, ownerId));
}
