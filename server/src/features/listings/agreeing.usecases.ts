import { COMPANY_MAX } from "@vestpocket/domain/access/access.terms";
import type { WayIn } from "@vestpocket/domain/agreements/agreements.terms";
import { hasForSigners } from "@vestpocket/domain/disclosure/disclosing.rules";
import { cutText } from "@vestpocket/domain/shared/text";
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
 * a choice of its owner, the standard one, and the owner approves people before they sign. An agent then acts for the
 * owner whom the listing names (product.md §17.1).
 */
export async function keepAgreement(
  { requireAgreement }: { readonly requireAgreement: RequireAgreement },
  tx: Queryable,
  { id, wayIn }: { id: string; wayIn?: WayIn | undefined },
): Promise<void> {
  const listing = await findWhole(tx, id);
  if (listing === undefined) return;
  const { ownerId, postedAs, secrets } = listing;
  const named = secrets?.fields.sellerName;
  const principal = postedAs === "agent" && typeof named === "string" ? cutText(named, COMPANY_MAX) : "";
  await requireAgreement(tx, { id, ownerId, isNeeded: hasForSigners(listing), wayIn, principal });
}

/** Whether signing alone opens what a listing keeps for signers. */
export async function isOpenBySigning(
  { findWayIn }: Pick<ListingDeps, "findWayIn">,
  listingId: string,
): Promise<boolean> {
  return (await findWayIn(listingId)) === "signing";
}
