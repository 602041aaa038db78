import type { WayIn } from "@vestpocket/domain/agreements/agreements.terms";
import { hasForSigners } from "@vestpocket/domain/disclosure/disclosing.rules";
import type { Queryable } from "../../platform/database/database.ts";
import type { ListingDeps, RequireAgreement } from "./listings.deps.ts";
import { lockListing } from "./listings.queries.ts";
import { findWhole } from "./openings.queries.ts";

/** Whether a listing has a value that readers get by signing. It stays locked until the transaction ends. */
export async function lockNeed(tx: Queryable, id: string): Promise<boolean> {
  await lockListing(tx, id);
  const listing = await findWhole(tx, id);
  return listing !== undefined && hasForSigners(listing);
}

/**
 * Makes a listing with values for signers ask for an agreement, in the transaction that saves or publishes it. Without
 * a choice of its owner, the standard one, and the owner approves people before they sign (product.md §17.1).
 */
export async function keepAgreement(
  { requireAgreement }: { readonly requireAgreement: RequireAgreement },
  tx: Queryable,
  { id, wayIn }: { id: string; wayIn?: WayIn | undefined },
): Promise<void> {
  const listing = await findWhole(tx, id);
  if (listing === undefined) return;
  await requireAgreement(tx, { id, ownerId: listing.ownerId, isNeeded: hasForSigners(listing), wayIn });
}

/** Whether signing alone opens what a listing keeps for signers. */
export async function isOpenBySigning(
  { findWayIn }: Pick<ListingDeps, "findWayIn">,
  listingId: string,
): Promise<boolean> {
  return (await findWayIn(listingId)) === "signing";
}
