import type { PersonalDataOf } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import type { favouriteData } from "./favourites.data.ts";
import type { FavouritesNeeds } from "./favourites.deps.ts";
import { listFavouritesOf } from "./favourites.queries.ts";
import { registerFavourites } from "./favourites.routes.ts";

/** Listings that a user saved. */
export function createFavourites({ serve, db, clock }: Platform, needs: FavouritesNeeds) {
  registerFavourites(serve, { db, clock, ...needs });
  return {
    personalData: {
      exports: { favourites: ({ id }) => listFavouritesOf(db, id) },
    } satisfies PersonalDataOf<typeof favouriteData>,
  };
}
