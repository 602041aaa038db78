import type { ListingStatus } from "./listings.terms.ts";

/** Longest description on a card or in a row of results, in characters. The property page shows all of it. */
export const EXCERPT_MAX = 320;

/** Widths in which a picture is stored, in pixels: for cards, pages and full screen. */
export const PICTURE_WIDTHS = [480, 1024, 2048] as const;

/**
 * Days before its end from which an active listing counts as ending: its owner is e-mailed, and its page says so
 * (product.md §5.2).
 */
export const ENDING_DAYS = 7;

/** The status at a given time: a listing expires on time, whether or not the job that stores it has run (product.md §5). */
export function statusAt(listing: { status: ListingStatus; expiresAt: Date | null }, now: Date): ListingStatus {
  const isOver = listing.expiresAt !== null && listing.expiresAt <= now;
  return isOver && nextStatus(listing.status, "expire") !== undefined ? "expired" : listing.status;
}

/** The picture chosen as the thumbnail; null if the first photo is the cover (product.md §5.5). */
export function findChosenThumbnail(listing: {
  readonly thumbnailUrl: string | null;
  readonly imageUrls: readonly string[];
}): string | null {
  const { thumbnailUrl, imageUrls } = listing;
  return thumbnailUrl !== null && imageUrls.includes(thumbnailUrl) ? null : thumbnailUrl;
}

/** What can happen to a listing. `publish`: it was paid for, first or again; `revoke`: that payment was reversed. */
export type ListingEvent =
  | "edit"
  | "publish"
  | "revoke"
  | "pause"
  | "resume"
  | "expire"
  | "close"
  | "remove"
  | "restore";

/** The events that each status allows, and the status that follows (product.md §5.2). */
const TRANSITIONS: Readonly<Record<ListingStatus, Partial<Record<ListingEvent, ListingStatus>>>> = {
  draft: { edit: "draft", publish: "active", remove: "removed" },
  active: { edit: "active", revoke: "draft", pause: "paused", expire: "expired", close: "closed", remove: "removed" },
  paused: { edit: "paused", revoke: "draft", resume: "active", expire: "expired", close: "closed", remove: "removed" },
  expired: { edit: "expired", publish: "active", remove: "removed" },
  closed: { remove: "removed" },
  // A reversed payment ends the run that restoring would resume. `restoredStatus` decides what restoring leads to; at least a draft.
  removed: { revoke: "removed", restore: "draft" },
};

/** The status after an event, or undefined if the current status does not allow it (product.md §5.2). */
export function nextStatus(status: ListingStatus, event: ListingEvent): ListingStatus | undefined {
  return TRANSITIONS[status][event];
}

/** The status of a removed listing once it is restored: the one it would have by now (product.md §5.2). */
export function restoredStatus(
  listing: { closedAt: Date | null; expiresAt: Date | null; pausedAt: Date | null },
  now: Date,
): Exclude<ListingStatus, "removed"> {
  if (listing.closedAt !== null) return "closed";
  if (listing.expiresAt === null) return "draft";
  if (listing.expiresAt <= now) return "expired";
  return listing.pausedAt === null ? "active" : "paused";
}

/** Whether a listing with this status can be deleted: only one that is not paid for (product.md §5.2). */
export function isDeletable(status: ListingStatus): boolean {
  return status === "draft";
}

/** What a listing is to others. */
export interface ListingState {
  readonly status: ListingStatus;
  readonly expiresAt: Date | null;
  readonly ownerId: string;
}

interface Change {
  readonly viewer: { readonly uid: string };
  readonly listing: ListingState;
  readonly event: "edit" | "pause" | "resume" | "close";
  readonly now: Date;
}

/** Whether a viewer may edit, pause, resume or close a listing: its owner, if its status allows it (product.md §5.2). */
export function mayChangeListing({ viewer, listing, event, now }: Change): boolean {
  return viewer.uid === listing.ownerId && nextStatus(statusAt(listing, now), event) !== undefined;
}
