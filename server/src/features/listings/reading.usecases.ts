import { toRevealedTo } from "@vestpocket/domain/access/reveals.rules";
import { DOCUMENT_KEY } from "@vestpocket/domain/disclosure/disclosure.fields";
import { reaches } from "@vestpocket/domain/disclosure/disclosure.terms";
import { effectiveAudience } from "@vestpocket/domain/disclosure/levels.rules";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { maySeeListing } from "@vestpocket/domain/listings/visibility.rules";
import type { Language } from "@vestpocket/domain/shared/text";
import { validate as isUuid } from "uuid";
import { asMember, type Viewer } from "../../platform/session/viewer.ts";
import { discloseProperty } from "./disclosing.usecases.ts";
import { findDocument } from "./listing-files.queries.ts";
import type { ListingDeps, ListingDirectoryDeps, OneListing } from "./listings.deps.ts";
import { listingNotFound } from "./listings.failures.ts";
import { findListing, findProperty, type ListingRow } from "./listings.queries.ts";
import { countVisitors } from "./own-listings.queries.ts";

/**
 * A listing's page, for people who may see it. The owner also sees how many people visited it. A browser that reads
 * ahead is no visitor.
 */
export async function readProperty(
  deps: ListingDeps,
  { viewer, id, language, isAhead }: OneListing & { readonly language: Language; readonly isAhead: boolean },
): Promise<Property> {
  const { db, clock, noteVisit, recordAudit } = deps;
  const now = clock.now();
  const listing = isUuid(id) ? await findProperty(db, id) : undefined;
  if (listing === undefined) throw listingNotFound();
  await requireVisible({ db, clock, recordAudit }, { viewer, listing });
  if (!isAhead) noteVisit(viewer, listing);
  const views = viewer.uid === listing.ownerId ? await countVisitors(db, id) : null;
  return discloseProperty(deps, { viewer, listing, place: "page", views, now, language });
}

/**
 * The URL of a document of a listing that the viewer may see. If members cannot read the document, the link is logged
 * for the owner (product.md §16.1).
 */
export async function linkDocument(deps: ListingDeps, { viewer, id }: OneListing): Promise<string> {
  const { uid } = viewer;
  const { ownerId, levels } = await getVisibleListing(deps, { viewer, id });
  const needs = effectiveAudience(DOCUMENT_KEY, levels);
  const audience = needs === "member" || uid === ownerId ? null : await deps.findAudience(viewer, { id, ownerId });
  if (audience !== null && !reaches(audience, needs)) throw listingNotFound();
  if ((await findDocument(deps.db, id)) === undefined) throw listingNotFound();
  if (audience !== null) {
    const as = toRevealedTo(audience);
    deps.noteReveal({ accountId: uid, listingId: id, as, place: "page", keys: [DOCUMENT_KEY], reason: "" });
  }
  return deps.links.toDocument(id, { uid, now: deps.clock.now() });
}

/** A listing that the viewer may see. Throws Failure 404 for any other. */
export async function getVisibleListing(
  deps: Pick<ListingDirectoryDeps, "db" | "clock" | "recordAudit">,
  { viewer, id }: OneListing,
): Promise<ListingRow> {
  const listing = isUuid(id) ? await findListing(deps.db, id) : undefined;
  if (listing === undefined) throw listingNotFound();
  await requireVisible(deps, { viewer, listing });
  return listing;
}

/**
 * Throws Failure 404 unless the viewer may see a listing. If they see it only as an administrator, that is recorded.
 */
async function requireVisible(
  { db, clock, recordAudit }: Pick<ListingDirectoryDeps, "db" | "clock" | "recordAudit">,
  { viewer, listing }: { viewer: Viewer; listing: Pick<ListingRow, "id" | "ownerId" | "status" | "expiresAt"> },
): Promise<void> {
  const now = clock.now();
  if (!maySeeListing({ viewer, listing, now })) throw listingNotFound();
  if (maySeeListing({ viewer: asMember(viewer), listing, now })) return;
  const subject = { kind: "listing" as const, id: listing.id };
  await recordAudit(db, { actorId: viewer.uid, action: "listings.read", subject, details: { by: "administrator" } });
}

/** The viewer's own listing. Throws Failure 404 for someone else's, as if it did not exist. */
export async function getOwnListing(
  { db }: Pick<ListingDirectoryDeps, "db">,
  { viewer, id }: OneListing,
): Promise<ListingRow> {
  const listing = isUuid(id) ? await findListing(db, id) : undefined;
  if (listing === undefined || listing.ownerId !== viewer.uid) throw listingNotFound();
  return listing;
}
