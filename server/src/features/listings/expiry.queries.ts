import { and, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import type { ListingRow } from "./listings.queries.ts";
import { listings } from "./listings.tables.ts";

/** The most listings that one batch takes. */
const BATCH = 100;

/** The time that was paid for goes on while a listing is paused. */
const isRunning = inArray(listings.status, ["active", "paused"]);

/** Marks up to 100 listings that have ended as expired. Returns them. */
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
    .set({ status: "expired", pausedAt: null, endedToldAt: now, updatedAt: now })
    .where(sql`${listings.id} IN (${due})`)
    .returning();
}

/** Marks up to 100 listings that end before `before` as announced, each once per run. Returns them. */
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
