import { mayChangeListing } from "@vestpocket/domain/listings/listings.rules";
import type { CloseReason } from "@vestpocket/domain/listings/listings.terms";
import type { BatchResult } from "@vestpocket/domain/shared/batch.schema";
import { readBatch, toBatchResults } from "../../platform/batch.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { markClosed } from "./closing.queries.ts";
import type { ListingDeps, OneListing } from "./listings.deps.ts";
import { listingNotFound, wrongStatus } from "./listings.failures.ts";
import { lockListings } from "./listings.queries.ts";

/** Closes an active listing for a reason. */
export async function closeListing(
  deps: ListingDeps,
  { viewer, id, reason }: OneListing & { reason: CloseReason },
): Promise<void> {
  const [result] = await closeListings(deps, { viewer, ids: [id], reason });
  if (result?.outcome === "not_found") throw listingNotFound();
  if (result?.outcome === "wrong_status") throw wrongStatus();
}

interface Closing {
  readonly viewer: Viewer;
  readonly ids: readonly string[];
  readonly reason: CloseReason;
}

/**
 * Closes the viewer's active listings among these, for one reason. Returns the outcome for each, in the order of the
 * ids.
 */
export async function closeListings(
  { db, clock, recordAudit }: ListingDeps,
  { viewer, ids, reason }: Closing,
): Promise<BatchResult[]> {
  const now = clock.now();
  const wanted = readBatch(ids);
  return db.transaction(async (tx) => {
    const found = await lockListings(tx, { ids: wanted, ownerId: viewer.uid });
    const closing = found.filter((listing) => mayChangeListing({ viewer, listing, event: "close", now }));
    await markClosed(tx, { ids: closing.map(({ id }) => id), reason, now });
    await recordAudit(
      tx,
      closing.map(({ id }) => ({
        actorId: viewer.uid,
        action: "listings.close",
        subject: { kind: "listing", id },
        details: { reason },
      })),
    );
    return toBatchResults({ wanted, found, changed: closing });
  });
}
