import type { Titles } from "@vestpocket/domain/listings/listing-texts.rules";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { listingInspections } from "./reveals.tables.ts";

export async function insertInspection(
  tx: Queryable,
  inspection: typeof listingInspections.$inferInsert,
): Promise<void> {
  await tx.insert(listingInspections).values(inspection);
}

/** An administrator's latest active inspection of a listing. */
export async function findInspection(
  db: Queryable,
  { uid, listingId, now }: { uid: string; listingId: string; now: Date },
): Promise<{ reason: string } | undefined> {
  const [found] = await selectRows<{ reason: string }>(
    db,
    sql`SELECT reason FROM listing_inspections WHERE account_id = ${uid} AND listing_id = ${listingId}
      AND until_at > ${now.toISOString()}::timestamptz ORDER BY until_at DESC LIMIT 1`,
  );
  return found;
}

/** A listing's titles, and whether a report about it is open. */
export async function findInspected(
  db: Queryable,
  listingId: string,
): Promise<{ titles: Titles; isReported: boolean } | undefined> {
  const [found] = await selectRows<{ titles: Titles; isReported: boolean }>(
    db,
    sql`SELECT listings_titles(language, title, other_title) AS titles, EXISTS (
        SELECT FROM reports WHERE listing_id = ${listingId} AND outcome IS NULL) AS "isReported"
      FROM listings WHERE id = ${listingId}`,
  );
  return found;
}
