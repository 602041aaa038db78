import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";

/** What favourites need from other features. */
export interface FavouritesNeeds {
  /** Throws Failure 404 if the listing does not exist or this person may not see it. */
  readonly requireVisible: (viewer: Viewer, listingId: string) => Promise<unknown>;
  /** These listings' cards in order, without those that are not currently public. */
  readonly listCards: (ids: readonly string[], language: Language) => Promise<ListingCard[]>;
}

export interface FavouriteDeps extends Pick<Platform, "db" | "clock">, FavouritesNeeds {}
