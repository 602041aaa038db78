import { isDeletable } from "@vestpocket/domain/listings/listings.rules";
import type { Queryable } from "../../platform/database/database.ts";
import { findDocument, listPictures } from "./listing-files.queries.ts";
import type { ListingDeps, OneListing } from "./listings.deps.ts";
import { listingNotFound, wrongStatus } from "./listings.failures.ts";
import { deleteListingRow, lockListings } from "./listings.queries.ts";
import { listStorageKeys, removeUnusedFiles } from "./posted-files.usecases.ts";

/**
 * Deletes the viewer's own unpaid listing with its files, and cancels the order that waits for its payment. Throws
 * Failure 404 for someone else's, 409 for one with another status or whose payment is in progress.
 */
export async function deleteListing(deps: ListingDeps, wanted: OneListing): Promise<void> {
  const { db, recordAudit, endUnpaidOrder } = deps;
  // Asks the payment provider, so not inside a transaction. A payment that is started afterwards finds no listing.
  await endUnpaidOrder(await db.transaction((tx) => lockDeletable(tx, wanted)));
  const keys = await db.transaction(async (tx) => {
    const id = await lockDeletable(tx, wanted);
    const document = await findDocument(tx, id);
    const files = [...(await listPictures(tx, id)), ...(document ? [{ ...document, widths: null }] : [])];
    await deleteListingRow(tx, id);
    await recordAudit(tx, { actorId: wanted.viewer.uid, action: "listings.delete", subject: { kind: "listing", id } });
    return files.flatMap(listStorageKeys);
  });
  await removeUnusedFiles(deps, keys);
}

/** The listing's id, as stored. */
async function lockDeletable(tx: Queryable, { viewer, id }: OneListing): Promise<string> {
  const [listing] = await lockListings(tx, { ids: [id], ownerId: viewer.uid });
  if (listing === undefined) throw listingNotFound();
  if (!isDeletable(listing.status)) throw wrongStatus();
  return listing.id;
}
