import { mayChangeListing, nextStatus } from "@vestpocket/domain/listings/listings.rules";
import { validate as isUuid } from "uuid";
import type { ListingDeps, OneListing } from "./listings.deps.ts";
import { listingNotFound, ownerDisabled, wrongStatus } from "./listings.failures.ts";
import { isOwnerDisabled, lockListings } from "./listings.queries.ts";
import { markPaused } from "./pausing.queries.ts";

/** Takes one's own active listing out of search, or puts a paused one back. The time that was paid for goes on (product.md §5.2). */
export async function pauseOrResume(
  { db, clock, recordAudit }: ListingDeps,
  { viewer, id, event }: OneListing & { event: "pause" | "resume" },
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    // The account may be disabled at this moment: its listings that are in search were just taken out.
    const isDisabled = isUuid(id) && (await isOwnerDisabled(tx, id));
    const [listing] = await lockListings(tx, { ids: [id], ownerId: viewer.uid });
    if (listing === undefined) throw listingNotFound();
    const status = mayChangeListing({ viewer, listing, event, now }) ? nextStatus(listing.status, event) : undefined;
    if (status === undefined) throw wrongStatus();
    if (isDisabled) throw ownerDisabled();
    await markPaused(tx, { id, status, pausedAt: event === "pause" ? now : null, now });
    await recordAudit(tx, { actorId: viewer.uid, action: `listings.${event}`, subject: { kind: "listing", id } });
  });
}
