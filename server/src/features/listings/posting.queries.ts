import type { CloseReason, ListingStatus, Plan } from "@vestpocket/domain/listings/listings.terms";
import { foldText } from "@vestpocket/domain/shared/text";
import { and, eq, isNull, lte, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { listings } from "./listings.tables.ts";
import type { ValidatedDetails } from "./posted-form.ts";

export type ListingRow = typeof listings.$inferSelect;

/** A listing whatever its status; nobody else changes it until the transaction ends. */
export async function lockListing(tx: Queryable, id: string): Promise<ListingRow | undefined> {
  const [listing] = await tx.select().from(listings).where(eq(listings.id, id)).for("update");
  return listing;
}

/**
 * Whether a listing's owner is shut out, which stays so until the transaction ends. Asked before the listing is locked: whoever
 * disables an account takes the account first, too.
 */
export async function isOwnerDisabled(tx: Queryable, listingId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ isDisabled: boolean }>(sql`
    SELECT account.disabled_at IS NOT NULL AS "isDisabled"
    FROM listings listing JOIN accounts account ON account.id = listing.owner_id
    WHERE listing.id = ${listingId} FOR SHARE OF account`);
  return rows[0]?.isDisabled ?? false;
}

export async function findListing(db: Queryable, id: string): Promise<ListingRow | undefined> {
  const [listing] = await db.select().from(listings).where(eq(listings.id, id));
  return listing;
}

/** The listing somebody posted under a key of theirs. */
export async function findPosted(db: Queryable, ownerId: string, postingKey: string): Promise<string | undefined> {
  const own = and(eq(listings.ownerId, ownerId), eq(listings.postingKey, postingKey));
  const [posted] = await db.select({ id: listings.id }).from(listings).where(own);
  return posted?.id;
}

export async function updateDetails(
  tx: Queryable,
  id: string,
  details: ValidatedDetails & { updatedAt: Date },
): Promise<void> {
  await tx
    .update(listings)
    .set({ ...details, cityKey: foldText(details.city) })
    .where(eq(listings.id, id));
}

export async function closeListing(
  tx: Queryable,
  closing: { id: string; reason: CloseReason; now: Date },
): Promise<void> {
  await tx
    .update(listings)
    .set({ status: "closed", closedAt: closing.now, closeReason: closing.reason, updatedAt: closing.now })
    .where(eq(listings.id, closing.id));
}

/** Begins a run that was paid for; whoever was told of the end of the last one is told anew. */
export async function startRun(
  tx: Queryable,
  run: {
    id: string;
    orderId: string;
    plan: Plan;
    hasExposure: boolean;
    hasPriority: boolean;
    publishedAt: Date;
    expiresAt: Date;
  },
): Promise<void> {
  const { id, publishedAt, ...values } = run;
  await tx
    .update(listings)
    .set({ ...values, status: "active", publishedAt, updatedAt: publishedAt, endingToldAt: null, endedToldAt: null })
    .where(eq(listings.id, id));
}

/** Takes a run back: the listing is one that is not paid for. */
export async function takeRunBack(
  tx: Queryable,
  { id, status, now }: { id: string; status: ListingStatus; now: Date },
): Promise<void> {
  const none = {
    plan: null,
    hasExposure: false,
    hasPriority: false,
    publishedAt: null,
    expiresAt: null,
    orderId: null,
  };
  await tx
    .update(listings)
    .set({ ...none, status, updatedAt: now })
    .where(eq(listings.id, id));
}

/** Listings a pass over those that end takes at once. */
const PASS = 100;

/** Marks listings whose time is over as expired; those of which the owner is still to be told, at most 100. */
export async function expireListings(tx: Queryable, now: Date): Promise<ListingRow[]> {
  const due = tx
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.status, "active"), lte(listings.expiresAt, now)))
    .orderBy(listings.expiresAt)
    .limit(PASS)
    .for("update", { skipLocked: true });
  return tx
    .update(listings)
    .set({ status: "expired", endedToldAt: now, updatedAt: now })
    .where(sql`${listings.id} IN (${due})`)
    .returning();
}

/** Marks active listings that end before `before` as told of; each once a run, at most 100. */
export async function takeEndingListings(
  tx: Queryable,
  { now, before }: { now: Date; before: Date },
): Promise<ListingRow[]> {
  const due = tx
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.status, "active"), lte(listings.expiresAt, before), isNull(listings.endingToldAt)))
    .orderBy(listings.expiresAt)
    .limit(PASS)
    .for("update", { skipLocked: true });
  return tx.update(listings).set({ endingToldAt: now }).where(sql`${listings.id} IN (${due})`).returning();
}
