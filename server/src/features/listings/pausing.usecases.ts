import { mayChangeListing, nextStatus } from "@vestpocket/domain/listings/listings.rules";
import { validate as isUuid } from "uuid";
import { keepAgreement } from "./agreeing.usecases.ts";
import type { ListingDeps, OneListing } from "./listings.deps.ts";
import { listingNotFound, ownerDisabled, wrongStatus } from "./listings.failures.ts";
import { isOwnerDisabled, lockListings } from "./listings.queries.ts";
import { markPaused } from "./pausing.queries.ts";

/** Pauses the viewer's own active listing, or resumes a paused one. Paid time keeps running (product.md §5.2). */
export async function pauseOrResume(
  deps: ListingDeps,
  { viewer, id, event }: OneListing & { event: "pause" | "resume" },
): Promise<void> {
  const { db, clock, recordAudit } = deps;
  const now = clock.now();
  await db.transaction(async (tx) => {
    // The account may just be getting disabled: its active listings were then removed.
    const isDisabled = isUuid(id) && (await isOwnerDisabled(tx, id));
    const [listing] = await lockListings(tx, { ids: [id], ownerId: viewer.uid });
    if (listing === undefined) throw listingNotFound();
    const status = mayChangeListing({ viewer, listing, event, now }) ? nextStatus(listing.status, event) : undefined;
    if (status === undefined) throw wrongStatus();
    if (isDisabled) throw ownerDisabled();
    await markPaused(tx, { id, status, pausedAt: event === "pause" ? now : null, now });
    if (event === "resume") await keepAgreement(deps, tx, { id });
    await recordAudit(tx, { actorId: viewer.uid, action: `listings.${event}`, subject: { kind: "listing", id } });
  });
}
