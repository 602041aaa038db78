import { maySeeListing } from "@vestpocket/domain/listings/listings.rules";
import { validate } from "uuid";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { listingNotFound } from "./listings.views.ts";
import { findListing, type ListingRow } from "./posting.queries.ts";

/** A listing that this person may see. Throws Failure (404) where there is none. */
export async function getVisibleListing(
  { db, clock }: { db: Database; clock: Clock },
  viewer: Viewer,
  id: string,
): Promise<ListingRow> {
  const listing = validate(id) ? await findListing(db, id) : undefined;
  if (listing === undefined || !maySeeListing({ viewer, listing, now: clock.now() })) throw listingNotFound();
  return listing;
}
