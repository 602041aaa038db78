import type { Platform } from "../../platform/platform.ts";
import type { FavouritesNeeds } from "./favourites.deps.ts";
import { listFavouritesOf } from "./favourites.queries.ts";
import { registerFavourites } from "./favourites.routes.ts";

/** Listings that a user saved. */
export function createFavourites({ serve, db, clock }: Platform, needs: FavouritesNeeds) {
  registerFavourites(serve, { db, clock, ...needs });
  return {
    /** For an account's data export. */
    listOf: (uid: string) => listFavouritesOf(db, uid),
  };
}
