import type { Titles } from "@vestpocket/domain/listings/listing-texts.rules";
import type { ListPlace } from "@vestpocket/domain/shared/paging";
import { sql } from "drizzle-orm";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { countListed, pageAlong } from "../../platform/database/list-pages.ts";
import { selectRows } from "../../platform/database/rows.ts";
import type { listingReveals } from "./reveals.tables.ts";

export type NewReveal = typeof listingReveals.$inferInsert;

/** Stores readings once per reader, listing, values and hour; none for deleted accounts and listings. */
export async function saveReveals(db: Database, reveals: readonly NewReveal[]): Promise<void> {
  await db.$client.query({
    name: "reveals_save",
    text: `INSERT INTO listing_reveals (id, listing_id, account_id, read_as, place, keys, reason, read_at, hour)
           SELECT seen.id, seen."listingId", seen."accountId", seen."readAs", seen.place, seen.keys, seen.reason, seen."readAt", seen.hour
           FROM jsonb_to_recordset($1::jsonb) AS seen (id uuid, "listingId" uuid, "accountId" uuid, "readAs" text, place text,
             keys text[], reason text, "readAt" timestamptz, hour timestamptz)
           JOIN accounts account ON account.id = seen."accountId"
           JOIN listings listing ON listing.id = seen."listingId"
           ORDER BY seen.id
           ON CONFLICT DO NOTHING`,
    values: [JSON.stringify(reveals)],
  });
}

export interface RevealRow extends Pick<NewReveal, "id" | "listingId" | "readAs" | "place" | "reason"> {
  readonly keys: readonly string[];
  readonly readAt: Date;
  readonly titles: Titles;
  /** For an opened room document; null for values. */
  readonly documentName: string | null;
  readonly name: string;
  readonly brokerageName: string | null;
}

/** Who read the restricted values of an owner's listings, newest first, and how many there are. */
export async function listRevealsTo(
  db: Queryable,
  { ownerId, listingId, ...place }: ListPlace & { ownerId: string; listingId: string | undefined },
): Promise<{ rows: RevealRow[]; total: number }> {
  const own = listingId === undefined ? sql`` : sql`AND id = ${listingId}`;
  const sources = sql`listing_reveals reveal
    WHERE reveal.listing_id = ANY (ARRAY(SELECT id FROM listings WHERE owner_id = ${ownerId} ${own}))`;
  const { isAfter, order, limits } = pageAlong({ table: "listing_reveals", as: "reveal", value: "read_at" }, place);
  const rows = await selectRows<RevealRow>(
    db,
    sql`
      SELECT found.id, found.listing_id AS "listingId",
        listings_titles(listing.language, listing.title, listing.other_title) AS titles, found.read_as AS "readAs", found.place, found.keys,
        found.reason, found.read_at AS "readAt", account.first_name || ' ' || account.last_name AS name,
        agent.brokerage_name AS "brokerageName", document.name AS "documentName"
      FROM (
        SELECT reveal.* FROM ${sources}
        ${sql.join(isAfter.map((each) => sql`AND ${each}`))} ORDER BY ${order} ${limits}
      ) found
      JOIN listings listing ON listing.id = found.listing_id
      JOIN accounts account ON account.id = found.account_id
      LEFT JOIN agents agent ON agent.account_id = found.account_id
      LEFT JOIN room_documents document ON found.place = 'room' AND document.id::text = found.keys[1]
      ORDER BY found.read_at DESC, found.id DESC`,
  );
  return { rows, total: await countListed(db, sql`${sources} ORDER BY ${order}`, place) };
}

/** Which restricted values an account read, newest first. */
export async function listRevealsOf(db: Queryable, accountId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    SELECT listing_id AS "listingId", read_as AS "readAs", place, keys, reason, read_at AS "readAt"
    FROM listing_reveals WHERE account_id = ${accountId} ORDER BY read_at DESC, id DESC`);
  return rows;
}

/** Deletes at most `limit` entries older than `before`. Returns how many. */
export async function deleteReveals(
  db: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    DELETE FROM listing_reveals WHERE id IN (
      SELECT id FROM listing_reveals WHERE read_at < ${before.toISOString()}::timestamptz ORDER BY read_at LIMIT ${limit})`);
  return rowCount ?? 0;
}
