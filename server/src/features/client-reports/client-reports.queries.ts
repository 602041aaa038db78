import { REPORTS_MAX } from "@vestpocket/domain/client-reports/client-reports.terms";
import type { Language } from "@vestpocket/domain/shared/text";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";

export interface ReportRow {
  readonly id: string;
  readonly ownerId: string;
  readonly listingId: string;
  readonly language: Language;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const ROW = sql`id, owner_id AS "ownerId", listing_id AS "listingId", language, created_at AS "createdAt", expires_at AS "expiresAt"`;
const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

/** Serializes what is done about a listing's links until the transaction ends, so that their limit holds. */
export async function lockReports(tx: Queryable, listingId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`client-reports ${listingId}`}, 0))`);
}

export async function insertReport(tx: Queryable, row: ReportRow & { readonly tokenHash: Buffer }): Promise<void> {
  await tx.execute(sql`
    INSERT INTO client_reports (id, owner_id, listing_id, token_hash, language, created_at, expires_at)
    VALUES (${row.id}, ${row.ownerId}, ${row.listingId}, ${row.tokenHash}, ${row.language}, ${at(row.createdAt)}, ${at(row.expiresAt)})`);
}

/** A listing's links that work, newest first. */
export async function listReports(
  db: Queryable,
  { listingId, now }: { listingId: string; now: Date },
): Promise<ReportRow[]> {
  return selectRows(
    db,
    sql`SELECT ${ROW} FROM client_reports WHERE listing_id = ${listingId} AND expires_at > ${at(now)}
      ORDER BY created_at DESC, id DESC LIMIT ${REPORTS_MAX}`,
  );
}

/** The link with this hash, if it works. */
export async function findReport(
  db: Queryable,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<ReportRow | undefined> {
  const [row] = await selectRows<ReportRow>(
    db,
    sql`SELECT ${ROW} FROM client_reports WHERE token_hash = ${tokenHash} AND expires_at > ${at(now)}`,
  );
  return row;
}

/** Deletes an owner's link. Returns false if they have no such one. */
export async function deleteReport(db: Queryable, { id, ownerId }: { id: string; ownerId: string }): Promise<boolean> {
  const { rowCount } = await db.execute(sql`DELETE FROM client_reports WHERE id = ${id} AND owner_id = ${ownerId}`);
  return rowCount === 1;
}

/** Deletes at most `limit` links that ended before `before`. Returns how many were deleted. */
export async function deleteOldReports(
  db: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    DELETE FROM client_reports WHERE id = ANY(ARRAY(
      SELECT id FROM client_reports WHERE expires_at < ${at(before)} LIMIT ${limit}))`);
  return rowCount ?? 0;
}

/** An account's links, for its data export. */
export async function listReportsOf(db: Queryable, ownerId: string) {
  return selectRows<Omit<ReportRow, "ownerId">>(
    db,
    sql`SELECT id, listing_id AS "listingId", language, created_at AS "createdAt", expires_at AS "expiresAt"
      FROM client_reports WHERE owner_id = ${ownerId} ORDER BY created_at, id`,
  );
}
