import type { Audience } from "@vestpocket/domain/disclosure/disclosure.terms";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";

/** What rooms need of other features. */
export interface RoomsNeeds {
  /** Throws Failure 404 where the listing does not exist or this person may not see it. */
  readonly getVisible: (viewer: Viewer, listingId: string) => Promise<{ readonly ownerId: string }>;
  /** As whom a person reads a listing now. */
  readonly findAudience: (
    viewer: Pick<Viewer, "uid">,
    listing: { readonly id: string; readonly ownerId: string },
  ) => Promise<Audience>;
}

export interface RoomDeps extends Pick<Platform, "db">, RoomsNeeds {}
