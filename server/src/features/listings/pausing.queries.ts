import type { ListingStatus } from "@vestpocket/domain/listings/listings.terms";
import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { listings } from "./listings.tables.ts";

interface Pause {
  readonly id: string;
  readonly status: ListingStatus;
  /** Null ends the pause. */
  readonly pausedAt: Date | null;
  readonly now: Date;
}

export async function markPaused(tx: Queryable, { id, status, pausedAt, now }: Pause): Promise<void> {
  await tx.update(listings).set({ status, pausedAt, updatedAt: now }).where(eq(listings.id, id));
}

/** Says that a listing is still available. */
export async function markConfirmed(tx: Queryable, { id, now }: { id: string; now: Date }): Promise<void> {
  await tx.update(listings).set({ confirmedAt: now }).where(eq(listings.id, id));
}

/** Whether it is paused for lack of an answer. */
export async function markLapsed(
  tx: Queryable,
  { id, lapsedAt }: { id: string; lapsedAt: Date | null },
): Promise<void> {
  await tx.update(listings).set({ lapsedAt }).where(eq(listings.id, id));
}
