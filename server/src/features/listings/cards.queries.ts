import { POSTER_KEY } from "@vestpocket/domain/disclosure/disclosure.fields";
import { EXCERPT_MAX } from "@vestpocket/domain/listings/listings.rules";
import { sql } from "drizzle-orm";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { type ListingRow, type ShownRow, toAskedColumns } from "./listings.queries.ts";

/** The data on a card. */
export type CardRow = ShownRow &
  Pick<ListingRow, "createdAt" | "freshAt" | "levels" | "bands" | "teaser" | "visitorCard"> & {
    thumbnailToken: string | null;
    /**
     * The agent who posted the listing; both are null for an owner without agency, and if the poster is confidential.
     */
    agentName: string | null;
    brokerageName: string | null;
  };

/** Of `listings l`: whether the poster is confidential, so that nothing visible to all members names them. */
const HIDES_POSTER = `coalesce(l.levels ->> '${POSTER_KEY}', 'member') <> 'member'`;

/** Of `listings l` with `CARD_JOINS`. */
export const CARD_COLUMNS = `l.id, l.owner_id AS "ownerId", l.status, l.expires_at AS "expiresAt", l.language,
             l.title, left(l.description, ${EXCERPT_MAX + 1}) AS description,
             l.other_title AS "otherTitle", left(l.other_description, ${EXCERPT_MAX + 1}) AS "otherDescription", l.type, l.subtype, l.listing_type AS "listingType", l.posted_as AS "postedAs", ${toAskedColumns("l")},
             l.province, l.city, l.features, l.has_exposure AS "hasExposure", l.has_priority AS "hasPriority",
             l.created_at AS "createdAt", l.fresh_at AS "freshAt", l.levels, l.bands, l.teaser, l.visitor_card AS "visitorCard", p.token AS "thumbnailToken",
             CASE WHEN l.posted_as = 'agent' AND NOT ${HIDES_POSTER} THEN account.first_name || ' ' || account.last_name END AS "agentName",
             CASE WHEN l.posted_as = 'agent' AND NOT ${HIDES_POSTER} THEN agent.brokerage_name END AS "brokerageName"`;

/**
 * The cover (the thumbnail, otherwise the first photo, of those that every member may see) and the poster of `listings
 * l`.
 */
export const CARD_JOINS = `LEFT JOIN LATERAL (
               SELECT token FROM listing_pictures WHERE listing_id = l.id AND level = 'member' ORDER BY position LIMIT 1
             ) p ON true
             JOIN accounts account ON account.id = l.owner_id
             LEFT JOIN agents agent ON agent.account_id = l.owner_id`;

/**
 * Of `listings l`: a text that changes with everything its card is built from. `xmin` identifies the transaction that
 * wrote a row, so no two versions share it; triggers write the listing's row together with its pictures, and count
 * changes of posters' names (decision 085).
 */
export const CARD_STAMP = `concat_ws(' ', l.xmin, CASE WHEN l.posted_as = 'agent' THEN (SELECT version FROM poster_names) END)`;

/** These listings' cards in the order of the ids, without deleted ones. */
export async function listCardRows(db: Database, ids: readonly string[]): Promise<(CardRow & { stamp: string })[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.$client.query<CardRow & { stamp: string }>({
    name: "listings_list_cards",
    text: `SELECT ${CARD_COLUMNS}, ${CARD_STAMP} AS stamp
           FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place)
           JOIN listings l ON l.id = wanted.id
           ${CARD_JOINS}
           ORDER BY wanted.place`,
    values: [ids],
  });
  return rows;
}

/** The same within a transaction. */
export async function listCardRowsIn(tx: Queryable, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  return selectRows(
    tx,
    sql`SELECT ${sql.raw(CARD_COLUMNS)}
      FROM unnest(${sql.param([...ids])}::uuid[]) WITH ORDINALITY AS wanted (id, place)
      JOIN listings l ON l.id = wanted.id ${sql.raw(CARD_JOINS)} ORDER BY wanted.place`,
  );
}

/** These listings' current stamps in order, without deleted ones. */
export async function listStamps(
  db: Database,
  places: readonly { readonly id: string }[],
): Promise<{ id: string; stamp: string }[]> {
  return db.lookups.find<{ id: string; stamp: string }>({
    name: "listings_list_stamps",
    text: `SELECT l.id, ${CARD_STAMP} AS stamp
           FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place) JOIN listings l ON l.id = wanted.id
           ORDER BY wanted.place`,
    values: [places.map(({ id }) => id)],
  });
}

/** A page of a person's active listings that every member may know to be theirs, newest first, with the total. */
export async function listActiveRowsOf(
  db: Database,
  { ownerId, now, page, limit }: { ownerId: string; now: Date; page: number; limit: number },
): Promise<{ rows: CardRow[]; total: number }> {
  const active = `l.owner_id = $1 AND l.status = 'active' AND l.expires_at > $2 AND NOT ${HIDES_POSTER}`;
  const [counted, listed] = await Promise.all([
    db.$client.query<{ total: string }>({
      name: "listings_count_active_of",
      text: `SELECT count(*) AS total FROM listings l WHERE ${active}`,
      values: [ownerId, now],
    }),
    db.$client.query<CardRow>({
      name: "listings_list_active_of",
      text: `SELECT ${CARD_COLUMNS}
             FROM listings l ${CARD_JOINS}
             WHERE ${active} ORDER BY l.published_at DESC, l.id DESC LIMIT $3 OFFSET $4`,
      values: [ownerId, now, limit, (page - 1) * limit],
    }),
  ]);
  return { rows: listed.rows, total: Number(counted.rows[0]?.total) };
}
