import { findBlock } from "@vestpocket/domain/compliance/compliance.rules";
import { nextStatus, statusAt } from "@vestpocket/domain/listings/listings.rules";
import type { Plan } from "@vestpocket/domain/listings/listings.terms";
import { isClosed } from "@vestpocket/domain/operators/closures.rules";
import type { Boost } from "@vestpocket/domain/orders/orders.prices";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import type { Queryable } from "../../platform/database/database.ts";
import { keepAgreement } from "./agreeing.usecases.ts";
import type { ListingDirectoryDeps, OneListing, RequireAgreement } from "./listings.deps.ts";
import { notCompliant, notPayable, postingClosed } from "./listings.failures.ts";
import { isOwnerDisabled, lockListing } from "./listings.queries.ts";
import { toChecked } from "./listings.views.ts";
import { startRun, takeRunBack } from "./publication.queries.ts";
import { getOwnListing } from "./reading.usecases.ts";

/**
 * The viewer's own listing, if it can be paid for: a draft or expired, in a province that is open, and not blocked by
 * law. Throws Failure 404 or 409.
 */
export async function getPayable(
  deps: ListingDirectoryDeps,
  wanted: OneListing,
): Promise<{ id: string; title: string }> {
  const listing = await getOwnListing(deps, wanted);
  if (nextStatus(statusAt(listing, deps.clock.now()), "publish") === undefined) throw notPayable();
  if (isClosed(deps.config.closed, "posting", listing.province)) throw postingClosed();
  const block = findBlock(toChecked(listing));
  if (block !== undefined) throw notCompliant(block);
  return { id: listing.id, title: listing.title };
}

interface PaidListing {
  readonly listingId: string;
  readonly orderId: string;
  readonly plan: Plan;
  /** How long it lasts, and its boosts, as they were sold. */
  readonly days: number;
  readonly boosts: readonly Boost[];
  readonly now: Date;
  /** How much of its term was already used, when a run is restored. */
  readonly spentMs?: number;
}

/**
 * Publishes a listing for the term that an order paid for. False if it was deleted, cannot be published, or is blocked
 * by law, if its province was closed meanwhile, or if its owner is disabled. A listing with values for signers then asks
 * for an agreement.
 */
export async function publishListing(
  deps: Pick<ListingDirectoryDeps, "config"> & { readonly requireAgreement: RequireAgreement },
  tx: Queryable,
  { listingId, orderId, plan, days, boosts, now, spentMs = 0 }: PaidListing,
): Promise<boolean> {
  if (await isOwnerDisabled(tx, listingId)) return false;
  const listing = await lockListing(tx, listingId);
  if (listing === undefined || nextStatus(statusAt(listing, now), "publish") === undefined) return false;
  // It may have changed since the payment was started.
  if (findBlock(toChecked(listing)) !== undefined) return false;
  // What ran before goes on.
  if (spentMs === 0 && isClosed(deps.config.closed, "posting", listing.province)) return false;
  const expiresAt = new Date(now.getTime() + days * DAY_MS - spentMs);
  if (expiresAt <= now) return false;
  await startRun(tx, {
    id: listing.id,
    orderId,
    plan,
    hasExposure: boosts.includes("exposure"),
    hasPriority: boosts.includes("priority"),
    hasSocial: boosts.includes("social"),
    publishedAt: now,
    expiresAt,
  });
  await keepAgreement(deps, tx, { id: listing.id });
  return true;
}

/**
 * Reverts the publication that an order paid for; false if there is none. Publications paid by other orders are not
 * affected.
 */
export async function revokeListing(
  tx: Queryable,
  { listingId, orderId, now }: Pick<PaidListing, "listingId" | "orderId" | "now">,
): Promise<boolean> {
  const listing = await lockListing(tx, listingId);
  if (listing?.orderId !== orderId) return false;
  const status = nextStatus(statusAt(listing, now), "revoke");
  if (status === undefined) return false;
  await takeRunBack(tx, { id: listing.id, status, now });
  return true;
}
