import { type AdministratorRole, hasDuty } from "../../shared/administrator-roles.ts";
import { type ListingState, nextStatus, statusAt } from "./listings.rules.ts";

interface Viewer {
  readonly uid: string;
  readonly administratorRole: AdministratorRole | null;
}

interface Visit {
  /** Undefined for a visitor who is not signed in. */
  readonly viewer: Viewer | undefined;
  readonly listing: ListingState;
  readonly now: Date;
}

/** Whether a viewer may see a listing: everyone if it is active, otherwise its owner and administrators of support (product.md §5). */
export function maySeeListing({ viewer, listing, now }: Visit): boolean {
  if (statusAt(listing, now) === "active") return true;
  return viewer !== undefined && (viewer.uid === listing.ownerId || hasDuty(viewer.administratorRole, "support"));
}

interface Moderation {
  readonly viewer: Pick<Viewer, "administratorRole">;
  readonly listing: Omit<ListingState, "ownerId">;
  readonly event: "remove" | "restore";
  readonly now: Date;
}

/** Whether a viewer may remove or restore a listing: administrators of support, if its status allows it (product.md §5.2). */
export function mayModerateListing({ viewer, listing, event, now }: Moderation): boolean {
  return hasDuty(viewer.administratorRole, "support") && nextStatus(statusAt(listing, now), event) !== undefined;
}
