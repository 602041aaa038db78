import type { Database } from "../../platform/database/database.ts";
import { CARD_COLUMNS, type CardRow } from "./cards.queries.ts";
import type { ListingRow } from "./listings.queries.ts";

/** What the owner's list shows. */
export type OwnRow = CardRow &
  Pick<ListingRow, "createdAt" | "plan"> & {
    readonly inquiries: number;
    readonly views: number;
  };

/** How many different people visited a listing. */
const VISITORS = `((SELECT count(*) FROM listing_views v WHERE v.listing_id = l.id)
             + coalesce((SELECT past.people FROM past_listing_views past WHERE past.listing_id = l.id), 0))::int`;

/** The most listings that an owner's list shows. */
const OWN_MAX = 500;

/** An owner's listings of every status, newest first. */
export async function listOwnRows(db: Database, ownerId: string): Promise<OwnRow[]> {
  const { rows } = await db.$client.query<OwnRow>({
    name: "listings_list_own",
    text: `SELECT ${CARD_COLUMNS}, l.created_at AS "createdAt", l.plan,
             (SELECT count(*) FROM inquiries i WHERE i.listing_id = l.id)::int AS inquiries,
             ${VISITORS} AS views
           FROM listings l LEFT JOIN listing_pictures p ON p.listing_id = l.id AND p.position = 0
           WHERE l.owner_id = $1 ORDER BY l.created_at DESC, l.id LIMIT ${OWN_MAX}`,
    values: [ownerId],
  });
  return rows;
}

/** How many different people visited a listing, for its owner. */
export async function countVisitors(db: Database, id: string): Promise<number> {
  const { rows } = await db.$client.query<{ views: number }>({
    name: "listings_count_visitors",
    text: `SELECT ${VISITORS} AS views FROM listings l WHERE l.id = $1`,
    values: [id],
  });
  return rows[0]?.views ?? 0;
}
