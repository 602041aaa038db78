import type { Open } from "@vestpocket/domain/disclosure/splitting.rules";
import type { ListingContent } from "@vestpocket/domain/listings/posting.rules";
import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { toDerived } from "./listings.queries.ts";
import { listings } from "./listings.tables.ts";

export async function updateContent(
  tx: Queryable,
  { id, ...content }: Open<ListingContent> & { id: string; updatedAt: Date },
): Promise<void> {
  await tx
    .update(listings)
    .set({ ...content, ...toDerived(content) })
    .where(eq(listings.id, id));
}
