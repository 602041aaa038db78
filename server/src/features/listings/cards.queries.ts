import { EXCERPT_MAX } from "@vestpocket/domain/listings/listings.rules";
import type { Database } from "../../platform/database/database.ts";
import { type ShownRow, toAskedColumns } from "./listings.queries.ts";

/** What a card shows. */
export type CardRow = ShownRow & { thumbnailToken: string | null };

/** Of `listings l LEFT JOIN listing_pictures p`, with the picture at position 0. */
export const CARD_COLUMNS = `l.id, l.owner_id AS "ownerId", l.status, l.expires_at AS "expiresAt", l.title,
             left(l.description, ${EXCERPT_MAX + 1}) AS description, l.type, l.subtype, l.listing_type AS "listingType", l.posted_as AS "postedAs", ${toAskedColumns("l")},
             l.province, l.city, l.features, l.has_exposure AS "hasExposure", l.has_priority AS "hasPriority",
             p.token AS "thumbnailToken"`;

/** The cards of these listings in the order of the ids, without those that were deleted. */
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

/** A page of a person's active listings, newest first, with how many there are. */
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
