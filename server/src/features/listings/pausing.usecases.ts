import { mayChangeListing, nextStatus } from "@vestpocket/domain/listings/listings.rules";
import type { BatchResult } from "@vestpocket/domain/shared/batch.schema";
import { validate as isUuid } from "uuid";
import { changeEach } from "../../platform/batch.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { resume } from "./confirming.usecases.ts";
import type { ListingDeps, OneListing } from "./listings.deps.ts";
import { listingNotFound, ownerDisabled, wrongStatus } from "./listings.failures.ts";
import { isOwnerDisabled, lockListings } from "./listings.queries.ts";
import { markPaused } from "./pausing.queries.ts";

type PauseEvent = "pause" | "resume";

/** Pauses the viewer's own active listing, or resumes a paused one. Paid time keeps running (product.md §5.2). */
export async function pauseOrResume(
  deps: ListingDeps,
  { viewer, id, event }: OneListing & { event: PauseEvent },
): Promise<void> {
  await deps.db.transaction((tx) => changePause(deps, tx, { viewer, id, event }));
}

/** The same for several, each on its own. Returns the outcome for each, in the order of the ids. */
export async function pauseOrResumeMany(
  deps: ListingDeps,
  { ids, ...change }: Pick<OneListing, "viewer"> & { ids: readonly string[]; event: PauseEvent },
): Promise<BatchResult[]> {
  return changeEach(ids, (id) => pauseOrResume(deps, { ...change, id }));
}

async function changePause(
  deps: ListingDeps,
  tx: Queryable,
  { viewer, id, event }: OneListing & { event: PauseEvent },
): Promise<void> {
  const { clock, recordAudit } = deps;
  const now = clock.now();
  // The account may just be getting disabled: its active listings were then removed.
  const isDisabled = isUuid(id) && (await isOwnerDisabled(tx, id));
  const [listing] = await lockListings(tx, { ids: [id], ownerId: viewer.uid });
  if (listing === undefined) throw listingNotFound();
  const status = mayChangeListing({ viewer, listing, event, now }) ? nextStatus(listing.status, event) : undefined;
  if (status === undefined) throw wrongStatus();
  if (isDisabled) throw ownerDisabled();
  if (event === "resume") await resume(deps, tx, { listing, now });
  else await markPaused(tx, { id, status, pausedAt: now, now });
  await recordAudit(tx, { actorId: viewer.uid, action: `listings.${event}`, subject: { kind: "listing", id } });
}
