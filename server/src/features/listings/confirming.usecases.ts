import { findUnusedStop } from "@vestpocket/domain/confirmations/confirmations.rules";
import { STOPPED_DAYS_MAX } from "@vestpocket/domain/confirmations/confirmations.terms";
import { statusAt } from "@vestpocket/domain/listings/listings.rules";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import type { Queryable } from "../../platform/database/database.ts";
import { keepAgreement } from "./agreeing.usecases.ts";
import { moveRun } from "./extensions.usecases.ts";
import type { ListingDirectoryDeps, RequireAgreement } from "./listings.deps.ts";
import { ownerDisabled, wrongStatus } from "./listings.failures.ts";
import { isOwnerDisabled, type ListingRow, lockListing } from "./listings.queries.ts";
import { markConfirmed, markLapsed, markPaused } from "./pausing.queries.ts";

interface Resuming {
  readonly requireAgreement: RequireAgreement;
}

/**
 * Puts a paused listing back into search, which confirms it. If it was paused for lack of an answer, its run goes on for as
 * long as it stopped, 14 days at most (product.md §5.11).
 */
export async function resume(
  deps: Resuming,
  tx: Queryable,
  { listing, now }: { listing: ListingRow; now: Date },
): Promise<void> {
  const { id, lapsedAt } = listing;
  await markPaused(tx, { id, status: "active", pausedAt: null, now });
  if (lapsedAt !== null) {
    await moveRun(tx, { listing, byMs: -findUnusedStop(lapsedAt, now), now });
    await markLapsed(tx, { id, lapsedAt: null });
  }
  await markConfirmed(tx, { id, now });
  await keepAgreement(deps, tx, { id });
}

/**
 * Confirms that a listing is available: one that is shown, or that was paused for lack of an answer, which is then shown
 * again. Throws Failure 409 for any other, or if its owner is disabled.
 */
export async function confirmListing(
  deps: Pick<ListingDirectoryDeps, "clock" | "recordAudit"> & Resuming,
  tx: Queryable,
  { id, actorId }: { id: string; actorId?: string | undefined },
): Promise<void> {
  const now = deps.clock.now();
  const isDisabled = await isOwnerDisabled(tx, id);
  const listing = await lockListing(tx, id);
  const status = listing && statusAt(listing, now);
  if (listing === undefined || (status !== "active" && !(status === "paused" && listing.lapsedAt !== null)))
    throw wrongStatus();
  if (isDisabled) throw ownerDisabled();
  if (status === "paused") await resume(deps, tx, { listing, now });
  else await markConfirmed(tx, { id, now });
  await deps.recordAudit(tx, { actorId, action: "listings.confirm", subject: { kind: "listing", id } });
}

/** Pauses a shown listing whose owner did not answer, and stops the clock of its run for 14 days. False if it is not shown. */
export async function lapseListing(
  { clock, recordAudit }: Pick<ListingDirectoryDeps, "clock" | "recordAudit">,
  tx: Queryable,
  id: string,
): Promise<boolean> {
  const now = clock.now();
  const listing = await lockListing(tx, id);
  if (listing === undefined || statusAt(listing, now) !== "active") return false;
  await moveRun(tx, { listing, byMs: STOPPED_DAYS_MAX * DAY_MS, now });
  await markPaused(tx, { id, status: "paused", pausedAt: now, now });
  await markLapsed(tx, { id, lapsedAt: now });
  await recordAudit(tx, { action: "listings.lapse", subject: { kind: "listing", id } });
  return true;
}
