import type { ListingStatus } from "./listings.schema.ts";

/** Longest description a card or a row of results carries, in characters; the property page shows the whole. */
export const EXCERPT_MAX = 320;

/** The status that counts now: a listing past its time is expired at once, whether or not the job has run (product.md §5). */
export function statusAt(listing: { status: ListingStatus; expiresAt: Date | null }, now: Date): ListingStatus {
  const isOver = listing.expiresAt !== null && listing.expiresAt <= now;
  return listing.status === "active" && isOver ? "expired" : listing.status;
}

/** Who may see a listing: everyone an active one, any other only its owner and administrators (product.md §5). */
export function maySeeListing(
  viewer: { uid: string; role: "member" | "administrator" } | undefined,
  listing: { status: ListingStatus; expiresAt: Date | null; ownerId: string },
  now: Date,
): boolean {
  if (statusAt(listing, now) === "active") return true;
  return viewer !== undefined && (viewer.uid === listing.ownerId || viewer.role === "administrator");
}
