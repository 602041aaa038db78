import { pickText } from "@vestpocket/domain/listings/listing-texts.rules";
import { restoredStatus } from "@vestpocket/domain/listings/listings.rules";
import type { ListModeratedRequest } from "@vestpocket/domain/listings/removals.schema";
import { mayModerateListing } from "@vestpocket/domain/listings/visibility.rules";
import type { BatchResult } from "@vestpocket/domain/shared/batch.schema";
import { describePage } from "@vestpocket/domain/shared/paging";
import { paths } from "@vestpocket/domain/shared/paths";
import type { Language } from "@vestpocket/domain/shared/text";
import { validate as isUuid } from "uuid";
import { readBatch, toBatchResults } from "../../platform/batch.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { MailContent } from "../../platform/messages/messages.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { keepAgreement } from "./agreeing.usecases.ts";
import type { ListingDeps, OneListing } from "./listings.deps.ts";
import { listingNotFound, ownerDisabled, wrongStatus } from "./listings.failures.ts";
import { removedMail, restoredMail } from "./listings.mails.ts";
import { isOwnerDisabled, type ListingRow, lockListing, lockListings } from "./listings.queries.ts";
import { listModerated, markRemoved, markRestored } from "./removals.queries.ts";
import { toModeratedListing } from "./removals.views.ts";

/** Listings of every status, for administrators (product.md §5.2). */
export async function listModeratedListings(
  { db, clock }: ListingDeps,
  { language, ...wanted }: ListModeratedRequest & { language: Language },
) {
  const { rows, total } = await listModerated(db, { ...wanted, now: clock.now() });
  return { listings: rows.map((row) => toModeratedListing(row, language)), ...describePage(wanted, total) };
}

/** Removes a listing and e-mails its owner the reason, in the decision's transaction. Throws Failure 404 or 409. */
export async function removeListing(
  deps: ListingDeps,
  tx: Queryable,
  { viewer, id, reason }: OneListing & { reason: string },
): Promise<void> {
  const [result] = await removeListings(deps, tx, { viewer, ids: [id], reason });
  if (result?.outcome === "not_found") throw listingNotFound();
  if (result?.outcome === "wrong_status") throw wrongStatus();
}

interface Removal {
  readonly viewer: Viewer;
  readonly ids: readonly string[];
  readonly reason: string;
}

/**
 * Removes those listings that can be removed, for one reason, which each owner gets. Returns the outcome for each, in
 * the order of the ids.
 */
export async function removeListings(
  deps: ListingDeps,
  tx: Queryable,
  { viewer, ids, reason }: Removal,
): Promise<BatchResult[]> {
  const now = deps.clock.now();
  const wanted = readBatch(ids);
  const found = await lockListings(tx, { ids: wanted });
  const changed = found.filter((listing) => mayModerateListing({ viewer, listing, event: "remove", now }));
  await markRemoved(tx, { ids: changed.map(({ id }) => id), reason, now });
  await deps.recordAudit(
    tx,
    changed.map(({ id }) => ({ actorId: viewer.uid, action: "listings.remove", subject: { kind: "listing", id } })),
  );
  for (const listing of changed) {
    await mailOwner(deps, tx, {
      event: "listing_removed",
      listing,
      path: paths.ticket(),
      toContent: (title, url) => removedMail({ title, reason, url }),
    });
  }
  return toBatchResults({ wanted, found, changed });
}

/** Restores a listing to its previous status, or to the one it would have by now, and e-mails its owner. */
export async function restoreListing(deps: ListingDeps, { viewer, id }: OneListing): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const listing = await getRestorable(deps, tx, { viewer, id });
    const now = deps.clock.now();
    const status = restoredStatus(listing, now);
    await markRestored(tx, { ids: [listing.id], status, now });
    await keepAgreement(deps, tx, { id: listing.id });
    const subject = { kind: "listing" as const, id: listing.id };
    await deps.recordAudit(tx, { actorId: viewer.uid, action: "listings.restore", subject, details: { status } });
    const toContent = (title: string, url: string) => restoredMail({ title, url });
    await mailOwner(deps, tx, { event: "listing_restored", listing, path: paths.myListings(), toContent });
  });
}

/** A listing that an administrator may restore, locked until the transaction ends. Throws Failure 404 or 409. */
async function getRestorable({ clock }: ListingDeps, tx: Queryable, { viewer, id }: OneListing): Promise<ListingRow> {
  const isDisabled = isUuid(id) && (await isOwnerDisabled(tx, id));
  const listing = isUuid(id) ? await lockListing(tx, id) : undefined;
  if (listing === undefined) throw listingNotFound();
  if (!mayModerateListing({ viewer, listing, event: "restore", now: clock.now() })) throw wrongStatus();
  if (isDisabled) throw ownerDisabled();
  return listing;
}

interface OwnerMail {
  readonly event: "listing_removed" | "listing_restored";
  readonly listing: ListingRow;
  readonly path: string;
  readonly toContent: (title: string, url: string) => MailContent;
}

async function mailOwner(
  { findContact, tell }: ListingDeps,
  tx: Queryable,
  { event, listing, path, toContent }: OwnerMail,
): Promise<void> {
  const owner = await findContact(tx, listing.ownerId);
  if (owner === undefined) return;
  const { title } = pickText(listing, owner.language);
  const mail = { toContent: (url: string) => toContent(title, url) };
  await tell(tx, owner, { event, path, listingId: listing.id, mail });
}
