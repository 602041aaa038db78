import { mayModerateListing, restoredStatus } from "@vestpocket/domain/listings/listings.rules";
import type { ListModeratedRequest } from "@vestpocket/domain/listings/removals.schema";
import { describePage } from "@vestpocket/domain/shared/paging";
import { paths } from "@vestpocket/domain/shared/paths";
import { validate as isUuid } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import type { MailContent } from "../../platform/messages/messages.ts";
import type { ListingDeps, OneListing } from "./listings.deps.ts";
import { listingNotFound, ownerDisabled, wrongStatus } from "./listings.failures.ts";
import { removedMail, restoredMail } from "./listings.mails.ts";
import { isOwnerDisabled, type ListingRow, lockListing } from "./listings.queries.ts";
import { listModerated, markRemoved, markRestored } from "./removals.queries.ts";
import { toModeratedListing } from "./removals.views.ts";

/** Listings of every status, for administrators (product.md §5.2). */
export async function listModeratedListings({ db, clock }: ListingDeps, wanted: ListModeratedRequest) {
  const { rows, total } = await listModerated(db, { ...wanted, now: clock.now() });
  return { listings: rows.map(toModeratedListing), ...describePage(wanted, total) };
}

/** Removes a listing and e-mails its owner the reason, in the transaction of what decides it. */
export async function removeListing(
  deps: ListingDeps,
  tx: Queryable,
  { viewer, id, reason }: OneListing & { reason: string },
): Promise<void> {
  const listing = await getModerated(deps, tx, { viewer, id, event: "remove" });
  await markRemoved(tx, { id: listing.id, reason, now: deps.clock.now() });
  const subject = { kind: "listing" as const, id: listing.id };
  await deps.recordAudit(tx, { actorId: viewer.uid, action: "listings.remove", subject });
  const { title } = listing;
  await mailOwner(deps, tx, {
    listing,
    path: paths.ticket(),
    toContent: (url) => removedMail({ title, reason, url }),
  });
}

/** Restores a listing to the status it had, or would have by now, and e-mails its owner. */
export async function restoreListing(deps: ListingDeps, { viewer, id }: OneListing): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const listing = await getModerated(deps, tx, { viewer, id, event: "restore" });
    const now = deps.clock.now();
    const status = restoredStatus(listing, now);
    await markRestored(tx, { ids: [listing.id], status, now });
    const subject = { kind: "listing" as const, id: listing.id };
    await deps.recordAudit(tx, { actorId: viewer.uid, action: "listings.restore", subject, details: { status } });
    const { title } = listing;
    await mailOwner(deps, tx, { listing, path: paths.myListings(), toContent: (url) => restoredMail({ title, url }) });
  });
}

/** A listing that an administrator may remove or restore, locked until the transaction ends. Throws Failure 404 or 409. */
async function getModerated(
  { clock }: ListingDeps,
  tx: Queryable,
  { viewer, id, event }: OneListing & { event: "remove" | "restore" },
): Promise<ListingRow> {
  const isDisabled = isUuid(id) && (await isOwnerDisabled(tx, id));
  const listing = isUuid(id) ? await lockListing(tx, id) : undefined;
  if (listing === undefined) throw listingNotFound();
  if (!mayModerateListing({ viewer, listing, event, now: clock.now() })) throw wrongStatus();
  if (event === "restore" && isDisabled) throw ownerDisabled();
  return listing;
}

interface OwnerMail {
  readonly listing: ListingRow;
  readonly path: string;
  readonly toContent: (url: string) => MailContent;
}

async function mailOwner(
  { findContact, mailAccount }: ListingDeps,
  tx: Queryable,
  { listing, ...mail }: OwnerMail,
): Promise<void> {
  const owner = await findContact(tx, listing.ownerId);
  if (owner !== undefined) await mailAccount(tx, owner, mail);
}
