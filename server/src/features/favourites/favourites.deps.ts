import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";

/** What favourites need of other features. */
export interface FavouritesNeeds {
  /** Throws Failure 404 where the listing does not exist or this person may not see it. */
  readonly requireVisible: (viewer: Viewer, listingId: string) => Promise<unknown>;
  /** The cards of these listings in that order, without those that are not public now. */
  readonly listCards: (ids: readonly string[], language: Language) => Promise<ListingCard[]>;
}

export interface FavouriteDeps extends Pick<Platform, "db" | "clock">, FavouritesNeeds {}
