import { and, asc, eq, gte, isNull, ne, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { listingExtensions, listings } from "./listings.tables.ts";

export type ExtensionRow = typeof listingExtensions.$inferSelect;

interface Bought {
  readonly listingId: string;
  readonly orderId: string;
}

const isOf = ({ listingId, orderId }: Bought) =>
  and(eq(listingExtensions.listingId, listingId), eq(listingExtensions.orderId, orderId));

export async function findExtension(tx: Queryable, bought: Bought): Promise<ExtensionRow | undefined> {
  const [extension] = await tx.select().from(listingExtensions).where(isOf(bought));
  return extension;
}

/** The extensions of a listing that count, in the order in which they were bought. */
export async function listExtensions(tx: Queryable, listingId: string): Promise<ExtensionRow[]> {
  return tx
    .select()
    .from(listingExtensions)
    .where(and(eq(listingExtensions.listingId, listingId), isNull(listingExtensions.revokedAt)))
    .orderBy(asc(listingExtensions.createdAt));
}

export async function saveExtension(tx: Queryable, extension: ExtensionRow): Promise<void> {
  const { listingId: _listing, orderId: _order, ...changes } = extension;
  const target = [listingExtensions.listingId, listingExtensions.orderId];
  await tx.insert(listingExtensions).values(extension).onConflictDoUpdate({ target, set: changes });
}

export async function removeExtension(tx: Queryable, bought: Bought): Promise<void> {
  await tx.delete(listingExtensions).where(isOf(bought));
}

/** Those of an earlier run; those that were taken back too. */
export async function removeExtensions(tx: Queryable, listingId: string): Promise<void> {
  await tx.delete(listingExtensions).where(eq(listingExtensions.listingId, listingId));
}

/** Moves the extensions that begin at or after a time earlier. */
export async function moveExtensions(
  tx: Queryable,
  { listingId, orderId, from, byMs }: Bought & { from: Date; byMs: number },
): Promise<void> {
  const by = sql`make_interval(secs => ${byMs / 1000})`;
  await tx
    .update(listingExtensions)
    .set({
      startsAt: sql`CASE purpose WHEN 'renew' THEN ${listingExtensions.startsAt} - ${by} ELSE ${listingExtensions.startsAt} END`,
      endsAt: sql`${listingExtensions.endsAt} - ${by}`,
    })
    .where(
      and(
        eq(listingExtensions.listingId, listingId),
        ne(listingExtensions.orderId, orderId),
        isNull(listingExtensions.revokedAt),
        gte(listingExtensions.endsAt, from),
      ),
    );
}

/** What a live listing has, and until when. Its owner will be e-mailed about its new end. */
export async function setRun(
  tx: Queryable,
  id: string,
  run: Partial<Pick<typeof listings.$inferSelect, "plan" | "hasExposure" | "hasPriority" | "hasSocial" | "orderId">> & {
    expiresAt: Date;
    updatedAt: Date;
  },
): Promise<void> {
  await tx
    .update(listings)
    .set({ ...run, endingToldAt: null, endedToldAt: null })
    .where(eq(listings.id, id));
}
