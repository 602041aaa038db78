import type { CloseReason } from "@vestpocket/domain/listings/listings.terms";
import { and, eq, inArray } from "drizzle-orm";
import { validate as isUuid } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import type { ListingRow } from "./listings.queries.ts";
import { listings } from "./listings.tables.ts";

/** Those of these listings that are the owner's, locked until the transaction ends. The ids may be any texts. */
export async function lockOwn(
  tx: Queryable,
  { ownerId, ids }: { ownerId: string; ids: readonly string[] },
): Promise<Pick<ListingRow, "id" | "ownerId" | "status" | "expiresAt">[]> {
  const { id, status, expiresAt } = listings;
  return (
    tx
      .select({ id, ownerId: listings.ownerId, status, expiresAt })
      .from(listings)
      .where(and(eq(listings.ownerId, ownerId), inArray(id, ids.filter(isUuid))))
      // In one order, so that two calls never wait for each other.
      .orderBy(id)
      .for("update")
  );
}

export async function markClosed(
  tx: Queryable,
  { ids, reason, now }: { ids: readonly string[]; reason: CloseReason; now: Date },
): Promise<void> {
  await tx
    .update(listings)
    .set({ status: "closed", closedAt: now, closeReason: reason, updatedAt: now })
    .where(inArray(listings.id, [...ids]));
}
