import type { CloseReason } from "@vestpocket/domain/listings/listings.terms";
import { inArray } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { listings } from "./listings.tables.ts";

export async function markClosed(
  tx: Queryable,
  { ids, reason, now }: { ids: readonly string[]; reason: CloseReason; now: Date },
): Promise<void> {
  await tx
    .update(listings)
    .set({ status: "closed", closedAt: now, closeReason: reason, updatedAt: now })
    .where(inArray(listings.id, [...ids]));
}
