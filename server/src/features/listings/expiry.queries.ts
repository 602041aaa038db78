import { and, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import type { ListingRow } from "./listings.queries.ts";
import { listings } from "./listings.tables.ts";

/** The maximum number of listings per batch. */
const BATCH = 100;

/** Paid time keeps running while a listing is paused. */
const isRunning = inArray(listings.status, ["active", "paused"]);

/** Marks up to 100 listings past their end as expired. Returns them. */
export async function markExpired(tx: Queryable, now: Date): Promise<ListingRow[]> {
  const due = tx
    .select({ id: listings.id })
    .from(listings)
    .where(and(isRunning, lte(listings.expiresAt, now)))
    .orderBy(listings.expiresAt)
    .limit(BATCH)
    .for("update", { skipLocked: true });
  return tx
    .update(listings)
    .set({ status: "expired", pausedAt: null, lapsedAt: null, endedToldAt: now, updatedAt: now })
    .where(sql`${listings.id} IN (${due})`)
    .returning();
}

/** Marks up to 100 listings that end before `before` as announced, once per run. Returns them. */
export async function takeEndingSoon(
  tx: Queryable,
  { now, before }: { now: Date; before: Date },
): Promise<ListingRow[]> {
  const due = tx
    .select({ id: listings.id })
    .from(listings)
    .where(and(isRunning, lte(listings.expiresAt, before), isNull(listings.endingToldAt)))
    .orderBy(listings.expiresAt)
    .limit(BATCH)
    .for("update", { skipLocked: true });
  return tx.update(listings).set({ endingToldAt: now }).where(sql`${listings.id} IN (${due})`).returning();
}
