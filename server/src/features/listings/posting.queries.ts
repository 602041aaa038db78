import type { CloseReason } from "@vestpocket/domain/listings/listings.terms";
import type { ListingContent } from "@vestpocket/domain/listings/posting.rules";
import { foldText } from "@vestpocket/domain/shared/text";
import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { listings } from "./listings.tables.ts";

export async function updateContent(
  tx: Queryable,
  { id, ...content }: ListingContent & { id: string; updatedAt: Date },
): Promise<void> {
  await tx
    .update(listings)
    .set({ ...content, cityKey: foldText(content.city) })
    .where(eq(listings.id, id));
}

export async function markClosed(
  tx: Queryable,
  { id, reason, now }: { id: string; reason: CloseReason; now: Date },
): Promise<void> {
  await tx
    .update(listings)
    .set({ status: "closed", closedAt: now, closeReason: reason, updatedAt: now })
    .where(eq(listings.id, id));
}
