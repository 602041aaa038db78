import { restoredStatus } from "@vestpocket/domain/listings/listings.rules";
import type { Queryable } from "../../platform/database/database.ts";
import { keepAgreement } from "./agreeing.usecases.ts";
import type { ListingDirectoryDeps, RequireAgreement } from "./listings.deps.ts";
import { listWithheld, markRestored, markWithheld } from "./removals.queries.ts";

type WithholdingDeps = Pick<ListingDirectoryDeps, "clock">;

/** Removes an owner's active listings while the account is disabled. Returns how many. */
export function withholdListings({ clock }: WithholdingDeps, tx: Queryable, ownerId: string): Promise<number> {
  return markWithheld(tx, { ownerId, now: clock.now() });
}

/** Restores the withheld listings, each to its current status. Returns how many. */
export async function restoreWithheld(
  { clock, requireAgreement }: WithholdingDeps & { readonly requireAgreement: RequireAgreement },
  tx: Queryable,
  ownerId: string,
): Promise<number> {
  const now = clock.now();
  const withheld = await listWithheld(tx, ownerId);
  const byStatus = Map.groupBy(withheld, (listing) => restoredStatus(listing, now));
  for (const [status, rows] of byStatus) {
    await markRestored(tx, { ids: rows.map(({ id }) => id), status, now });
  }
  for (const { id } of withheld) await keepAgreement({ requireAgreement }, tx, { id });
  return withheld.length;
}
