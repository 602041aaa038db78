import type { Titles } from "@vestpocket/domain/listings/listing-texts.rules";
import { desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { dealStatuses } from "./deals.tables.ts";

export type DealRow = typeof dealStatuses.$inferSelect;

/** The deal's current and past statuses, latest first. */
export async function listStatuses(db: Queryable, listingId: string): Promise<DealRow[]> {
  return db.select().from(dealStatuses).where(eq(dealStatuses.listingId, listingId)).orderBy(desc(dealStatuses.place));
}

export async function insertStatus(tx: Queryable, status: DealRow): Promise<void> {
  await tx.insert(dealStatuses).values(status);
}

/** A listing's titles; other status changes wait until the transaction ends. */
export async function lockDeal(tx: Queryable, listingId: string): Promise<Titles> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`deal ${listingId}`}, 0))`);
  const [row] = await selectRows<{ titles: Titles }>(
    tx,
    sql`SELECT listings_titles(language, title, other_title) AS titles FROM listings WHERE id = ${listingId}`,
  );
  if (row === undefined) throw new Error("the listing was deleted meanwhile");
  return row.titles;
}
