import type { ListingStatus } from "./listings.terms.ts";

/** Longest description a card or a row of results carries, in characters; the property page shows the whole. */
export const EXCERPT_MAX = 320;

/** Widths in which a picture is kept, in pixels: card, page, full screen. */
export const PICTURE_WIDTHS = [480, 1024, 2048] as const;

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

/** What can happen to a listing. `publish`: it is paid for, the first time or anew; `revoke`: that payment was taken back. */
export type ListingEvent = "edit" | "publish" | "revoke" | "expire" | "close" | "remove" | "restore";

/** What may happen in which status, and the status it leads to (product.md §5.2). */
const TRANSITIONS: Readonly<Record<ListingStatus, Partial<Record<ListingEvent, ListingStatus>>>> = {
  draft: { edit: "draft", publish: "active", remove: "removed" },
  active: { edit: "active", revoke: "draft", expire: "expired", close: "closed", remove: "removed" },
  expired: { edit: "expired", publish: "active", remove: "removed" },
  closed: { remove: "removed" },
  // A payment taken back ends the run that it would return to. A draft is the least that it returns to: `restoredStatus`.
  removed: { revoke: "removed", restore: "draft" },
};

/** The status an event leads to; undefined where it may not happen in this one. */
export function nextStatus(status: ListingStatus, event: ListingEvent): ListingStatus | undefined {
  return TRANSITIONS[status][event];
}

/** What a removed listing returns to: what it was, and would be by now. */
export function restoredStatus(
  listing: { closedAt: Date | null; expiresAt: Date | null },
  now: Date,
): Exclude<ListingStatus, "removed"> {
  if (listing.closedAt !== null) return "closed";
  if (listing.expiresAt === null) return "draft";
  return listing.expiresAt > now ? "active" : "expired";
}

/** Who may take a listing down and put it back: administrators, in a status that allows it. */
export function mayModerateListing(
  viewer: { role: "member" | "administrator" },
  listing: { status: ListingStatus; expiresAt: Date | null },
  change: { event: "remove" | "restore"; now: Date },
): boolean {
  return viewer.role === "administrator" && nextStatus(statusAt(listing, change.now), change.event) !== undefined;
}

/** Who may edit or close a listing: its owner, in a status that allows it. */
export function mayChangeListing(
  viewer: { uid: string },
  listing: { status: ListingStatus; expiresAt: Date | null; ownerId: string },
  change: { event: "edit" | "close"; now: Date },
): boolean {
  return viewer.uid === listing.ownerId && nextStatus(statusAt(listing, change.now), change.event) !== undefined;
}
