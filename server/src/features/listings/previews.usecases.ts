import { discloseToEach, listSeenPictures, withoutAgreement } from "@vestpocket/domain/disclosure/disclosing.rules";
import type { Preview } from "@vestpocket/domain/listings/previews.schema";
import { validate as isUuid } from "uuid";
import { isOpenBySigning } from "./agreeing.usecases.ts";
import type { ListingDeps, OneListing } from "./listings.deps.ts";
import { listingNotFound } from "./listings.failures.ts";
import { findProperty } from "./listings.queries.ts";
import { pickPictureLinks } from "./listings.views.ts";

/**
 * The viewer's own listing as each audience reads it, starting with everyone. Throws Failure 404 for someone else's.
 */
export async function previewListing(
  { db, clock, links, findWayIn }: Pick<ListingDeps, "db" | "clock" | "links" | "findWayIn">,
  { viewer, id }: OneListing,
): Promise<Preview[]> {
  const listing = isUuid(id) ? await findProperty(db, id) : undefined;
  if (listing === undefined || listing.ownerId !== viewer.uid) throw listingNotFound();
  const isAsked = await isOpenBySigning({ findWayIn }, id);
  const toPicture = pickPictureLinks(listing, { uid: viewer.uid, now: clock.now(), links });
  return discloseToEach(listing).map(({ audience, read }) => {
    const { sale, lease, availableArea, features, confidential, withheld, bands, document } = read;
    const kept = isAsked ? [...withheld] : withoutAgreement(withheld);
    const pictures = listSeenPictures(listing.pictures ?? [], { audience, teaser: listing.teaser });
    const pictureUrls = pictures.map(toPicture);
    const terms = { sale, lease, availableArea };
    return { audience, ...terms, features, confidential, withheld: kept, bands, document, pictureUrls };
  });
}
