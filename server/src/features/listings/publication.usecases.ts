import { findBlock } from "@vestpocket/domain/compliance/compliance.rules";
import { nextStatus, statusAt } from "@vestpocket/domain/listings/listings.rules";
import type { Plan } from "@vestpocket/domain/listings/listings.terms";
import { isClosed } from "@vestpocket/domain/operators/closures.rules";
import type { CurrentRun, Purpose } from "@vestpocket/domain/orders/extending.rules";
import type { Boost } from "@vestpocket/domain/orders/orders.prices";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import type { Queryable } from "../../platform/database/database.ts";
import { Failure } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { keepAgreement } from "./agreeing.usecases.ts";
import { findExtension, removeExtensions } from "./extensions.queries.ts";
import {
  extendRun,
  findRevokedRest,
  type LiveListing,
  resumeExtension,
  takeBaseBack,
  takeExtensionBack,
} from "./extensions.usecases.ts";
import type { ListingDirectoryDeps, OneListing, RequireAgreement } from "./listings.deps.ts";
import { listingNotFound, notCompliant, notPayable, postingClosed } from "./listings.failures.ts";
import { findListings, isOwnerDisabled, type ListingRow, lockListing } from "./listings.queries.ts";
import { toChecked } from "./listings.views.ts";
import { type ListedRun, startRun, takeRunBack } from "./publication.queries.ts";
import { getOwnListing } from "./reading.usecases.ts";

/**
 * The viewer's own listing, if it can be paid for: a draft or expired, or for a renewal or an upgrade live, in a province
 * that is open, and not blocked by law. Throws Failure 404 or 409.
 */
export async function getPayable(
  deps: ListingDirectoryDeps,
  { purpose = "publish", ...wanted }: OneListing & { purpose?: Purpose | undefined },
): Promise<PayableListing> {
  return toPayable(deps, { listing: await getOwnListing(deps, wanted), purpose });
}

/** A listing that can be paid for; the run is that of a live one. */
interface PayableListing {
  readonly id: string;
  readonly title: string;
  readonly run: CurrentRun | undefined;
}

/**
 * The same for several of the viewer's listings, with one query and in their order. One that cannot be paid for is the
 * Failure that says why.
 */
export async function listPayable(
  deps: ListingDirectoryDeps,
  { viewer, wanted }: { viewer: Pick<Viewer, "uid">; wanted: readonly { listingId: string; purpose: Purpose }[] },
): Promise<(PayableListing | Failure)[]> {
  const rows = await findListings(
    deps.db,
    wanted.map(({ listingId }) => listingId),
  );
  return wanted.map(({ listingId, purpose }) => {
    const listing = rows.find(({ id, ownerId }) => id === listingId && ownerId === viewer.uid);
    if (listing === undefined) return listingNotFound();
    try {
      return toPayable(deps, { listing, purpose });
    } catch (error) {
      if (error instanceof Failure) return error;
      throw error;
    }
  });
}

function toPayable(
  deps: Pick<ListingDirectoryDeps, "clock" | "config">,
  { listing, purpose }: { listing: ListingRow; purpose: Purpose },
): PayableListing {
  const now = deps.clock.now();
  const run = findRun(listing, now);
  const isPublishable = nextStatus(statusAt(listing, now), "publish") !== undefined;
  if (purpose === "publish" ? !isPublishable : run === undefined) throw notPayable();
  if (purpose !== "upgrade" && isClosed(deps.config.closed, "posting", listing.province)) throw postingClosed();
  const block = findBlock(toChecked(listing));
  if (block !== undefined) throw notCompliant(block);
  return { id: listing.id, title: listing.title, run };
}

/** What the viewer's own listing has while it is live, and until when; undefined otherwise. Throws Failure 404. */
export async function readRun(deps: ListingDirectoryDeps, wanted: OneListing): Promise<CurrentRun | undefined> {
  return findRun(await getOwnListing(deps, wanted), deps.clock.now());
}

/** The run of a live listing, shown or paused. */
function findRun(listing: ListingRow, now: Date): CurrentRun | undefined {
  if (!isLive(listing, now) || listing.plan === null) return undefined;
  const { plan, expiresAt, hasExposure, hasSocial, hasPriority } = listing;
  const boosts = [hasExposure && "exposure", hasSocial && "social", hasPriority && "priority"] as const;
  return { plan, boosts: boosts.filter((boost) => boost !== false), expiresAt };
}

function isLive<Listing extends ListingRow>(listing: Listing, now: Date): listing is Listing & LiveListing {
  return ["active", "paused"].includes(statusAt(listing, now)) && listing.expiresAt !== null;
}

interface PaidListing {
  readonly listingId: string;
  readonly orderId: string;
  readonly plan: Plan;
  readonly purpose: Purpose;
  /** How long it lasts, and its boosts, as they were sold. */
  readonly days: number;
  readonly boosts: readonly Boost[];
  readonly now: Date;
  /** How much of its term was already used, when a run is restored. */
  readonly spentMs?: number;
}

/**
 * Publishes a listing for the term that an order paid for, or extends its run if it is live and that was bought. False if
 * it was deleted, cannot be published, or is blocked by law, if its province was closed meanwhile, or if its owner is
 * disabled. A renewal whose listing has ended meanwhile publishes it. A listing with values for signers then asks for an
 * agreement.
 */
export async function publishListing(
  deps: Pick<ListingDirectoryDeps, "config"> & { readonly requireAgreement: RequireAgreement },
  tx: Queryable,
  paid: PaidListing,
): Promise<boolean> {
  const { listingId, orderId, purpose, days, now, spentMs = 0 } = paid;
  if (await isOwnerDisabled(tx, listingId)) return false;
  const listing = await lockListing(tx, listingId);
  if (listing === undefined) return false;
  const run = toListedRun(paid);
  const revoked = await findRevokedRest(tx, { listingId, orderId });
  if (isLive(listing, now)) {
    if (revoked !== undefined) await resumeExtension(tx, { ...revoked, listing, run, now });
    else if (purpose !== "publish") await extendRun(tx, { listing, orderId, purpose, days, run, now });
    return revoked !== undefined || purpose !== "publish";
  }
  if (purpose === "upgrade" || nextStatus(statusAt(listing, now), "publish") === undefined) return false;
  // It may have changed since the payment was started.
  if (findBlock(toChecked(listing)) !== undefined) return false;
  // What ran before goes on.
  if (spentMs === 0 && isClosed(deps.config.closed, "posting", listing.province)) return false;
  const expiresAt = new Date(now.getTime() + (revoked?.restMs ?? days * DAY_MS - spentMs));
  if (expiresAt <= now) return false;
  await removeExtensions(tx, listingId);
  await startRun(tx, { ...run, id: listing.id, orderId, publishedAt: now, expiresAt });
  await keepAgreement(deps, tx, { id: listing.id });
  return true;
}

function toListedRun({ plan, boosts }: PaidListing): ListedRun {
  const has = (boost: Boost) => boosts.includes(boost);
  return { plan, hasExposure: has("exposure"), hasPriority: has("priority"), hasSocial: has("social") };
}

/**
 * Reverts the publication or the extension that an order paid for; false if there is none. What other orders paid for
 * goes on.
 */
export async function revokeListing(
  tx: Queryable,
  { listingId, orderId, now }: Pick<PaidListing, "listingId" | "orderId" | "now">,
): Promise<boolean> {
  const listing = await lockListing(tx, listingId);
  if (listing === undefined) return false;
  const extension = await findExtension(tx, { listingId, orderId });
  if (extension !== undefined) return isLive(listing, now) && takeExtensionBack(tx, { listing, extension, now });
  if (listing.orderId !== orderId) return false;
  if (isLive(listing, now) && (await takeBaseBack(tx, { listing, now }))) return true;
  const status = nextStatus(statusAt(listing, now), "revoke");
  if (status === undefined) return false;
  await takeRunBack(tx, { id: listing.id, status, now });
  return true;
}
