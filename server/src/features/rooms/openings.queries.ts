import type { RoomAudience } from "@vestpocket/domain/rooms/rooms.terms";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";

interface Opened {
  readonly documentId: string;
  readonly uid: string;
  /** 1-based; 0 for a download. */
  readonly page: number;
  readonly at: Date;
}

/** Repeated openings by the same person within this time count as one. */
const SAME = "30 minutes";
/** A page that has been open longer is no longer being looked at. */
const LONGEST = "4 hours";

/** Records that a person opened a page, or downloaded the document. */
export async function recordOpening(db: Queryable, { documentId, uid, page, at }: Opened): Promise<void> {
  const moment = sql`${at.toISOString()}::timestamptz`;
  await db.execute(sql`
    INSERT INTO room_openings (id, document_id, account_id, page, opened_at)
    SELECT ${newId()}::uuid, ${documentId}::uuid, ${uid}::uuid, ${page}::integer, ${moment}
    WHERE ${page} = 0 OR NOT EXISTS (
      SELECT FROM room_openings WHERE document_id = ${documentId} AND account_id = ${uid} AND page = ${page}
        AND opened_at > ${moment} - ${SAME}::interval)`);
}

/**
 * Adds to a page's viewing time, up to the time since it was opened. A page that was not opened has no row to add to.
 */
export async function addSeconds(
  db: Queryable,
  { documentId, uid, page, at, seconds }: Opened & { readonly seconds: number },
): Promise<void> {
  const moment = sql`${at.toISOString()}::timestamptz`;
  await db.execute(sql`
    UPDATE room_openings SET seconds = least(seconds + ${seconds}::integer, ceil(extract(epoch FROM ${moment} - opened_at))::integer)
    WHERE id = (
      SELECT id FROM room_openings WHERE document_id = ${documentId} AND account_id = ${uid} AND page = ${page}
        AND opened_at > ${moment} - ${LONGEST}::interval ORDER BY opened_at DESC LIMIT 1)`);
}

export interface OpeningRow {
  readonly readerId: string;
  readonly readerName: string;
  readonly readerEmail: string;
  readonly documentId: string;
  readonly documentName: string;
  readonly documentPages: number;
  readonly pages: { page: number; seconds: number }[];
  readonly downloads: number;
  readonly seconds: number;
  readonly lastAt: string;
}

/** What each reader opened of each document of a listing, latest first, including withdrawn documents. */
export async function listOpeningsIn(
  db: Queryable,
  { listingId, limit }: { listingId: string; limit: number },
): Promise<OpeningRow[]> {
  return selectRows<OpeningRow>(
    db,
    sql`
      SELECT reader.id AS "readerId", reader.first_name || ' ' || reader.last_name AS "readerName", reader.email AS "readerEmail",
        document.id AS "documentId", document.name AS "documentName", cardinality(document.page_sizes) / 2 AS "documentPages",
        coalesce(json_agg(json_build_object('page', opened.page, 'seconds', opened.seconds) ORDER BY opened.page)
          FILTER (WHERE opened.page > 0), '[]') AS pages,
        coalesce(sum(opened.times) FILTER (WHERE opened.page = 0), 0)::integer AS downloads,
        sum(opened.seconds)::integer AS seconds, max(opened.last_at) AS "lastAt"
      FROM (
        SELECT opening.document_id, opening.account_id, opening.page, count(*) AS times, sum(opening.seconds)::integer AS seconds,
          max(opening.opened_at) AS last_at
        FROM room_openings opening JOIN room_documents filed ON filed.id = opening.document_id
        WHERE filed.listing_id = ${listingId} GROUP BY opening.document_id, opening.account_id, opening.page) opened
      JOIN accounts reader ON reader.id = opened.account_id
      JOIN room_documents document ON document.id = opened.document_id
      GROUP BY reader.id, document.id ORDER BY max(opened.last_at) DESC, reader.id, document.id LIMIT ${limit}`,
  );
}

export interface OwnOpening {
  readonly listingId: string;
  readonly documentId: string;
  /** The document's current name. */
  readonly document: string;
  readonly audience: RoomAudience;
  readonly isWithdrawn: boolean;
  readonly page: number;
  readonly openedAt: Date;
  readonly seconds: number;
}

/** What an account opened in rooms, newest first. */
export async function listOpeningsBy(db: Queryable, uid: string): Promise<OwnOpening[]> {
  return selectRows<OwnOpening>(
    db,
    sql`
      SELECT document.listing_id AS "listingId", document.id AS "documentId", document.name AS document, document.audience,
        document.withdrawn_at IS NOT NULL AS "isWithdrawn", opening.page, opening.opened_at AS "openedAt", opening.seconds
      FROM room_openings opening JOIN room_documents document ON document.id = opening.document_id
      WHERE opening.account_id = ${uid} ORDER BY opening.opened_at DESC, opening.id DESC`,
  );
}

/** Deletes openings older than `before`. Returns how many. */
export async function deleteOldOpenings(
  db: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    DELETE FROM room_openings WHERE id IN (
      SELECT id FROM room_openings WHERE opened_at < ${before.toISOString()}::timestamptz ORDER BY opened_at LIMIT ${limit})`);
  return rowCount ?? 0;
}

export interface ReaderRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Everyone whose openings are still stored. */
export async function listReaders(db: Queryable): Promise<ReaderRow[]> {
  return selectRows<ReaderRow>(
    db,
    sql`SELECT id, first_name || ' ' || last_name AS name, email FROM accounts reader
      WHERE EXISTS (SELECT FROM room_openings opening WHERE opening.account_id = reader.id) ORDER BY id`,
  );
}
