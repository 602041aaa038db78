import { FAVOURITES_MAX } from "@vestpocket/domain/favourites/favourites.rules";
import type { Favourites as FavouritesPage } from "@vestpocket/domain/favourites/favourites.schema";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { countPages } from "@vestpocket/domain/shared/paging";
import type { PageRequest } from "@vestpocket/domain/shared/paging.schema";
import { type Language, withValues } from "@vestpocket/domain/shared/text";
import { validate } from "uuid";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { Failure } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import {
  countFavourites,
  deleteFavourite,
  deleteUnavailableFavourites,
  findFavourite,
  insertFavourite,
  listActiveFavourites,
  listFavouritesOf,
  lockFavourites,
} from "./favourites.queries.ts";

export type Favourites = ReturnType<typeof createFavourites>;

/** Listings that a person keeps. One that has ended stays kept, unseen: it may be published again. */
export function createFavourites(parts: {
  db: Database;
  clock: Clock;
  /** Throws Failure (404) where the listing does not exist or this person may not see it. */
  requireVisible: (viewer: Viewer, listingId: string) => Promise<void>;
  listCards: (ids: readonly string[], language: Language) => Promise<ListingCard[]>;
}) {
  const { db, clock } = parts;
  return {
    async list(viewer: Viewer, { page, limit }: PageRequest, language: Language): Promise<FavouritesPage> {
      const wanted = { accountId: viewer.uid, now: clock.now(), limit, offset: (page - 1) * limit };
      const { ids, total, unavailable } = await listActiveFavourites(db, wanted);
      const properties = await parts.listCards(ids, language);
      return { properties, page, totalPages: countPages(total, limit), totalResults: total, unavailable };
    },

    /** Of all favourites, also those that are no longer shown; newest first. */
    async listIds(viewer: Viewer): Promise<string[]> {
      return (await listFavouritesOf(db, viewer.uid)).map(({ listingId }) => listingId);
    },

    /** Throws Failure: 404 `listings.not_found`, 409 `favourites.full`. */
    async save(viewer: Viewer, listingId: string): Promise<void> {
      await parts.requireVisible(viewer, listingId);
      await db.transaction(async (tx) => {
        await lockFavourites(tx, viewer.uid);
        if (await findFavourite(tx, viewer.uid, listingId)) return;
        if ((await countFavourites(tx, viewer.uid)) >= FAVOURITES_MAX) throw full();
        await insertFavourite(tx, { accountId: viewer.uid, listingId, createdAt: clock.now() });
      });
    },

    /** Also of a listing that is no longer shown. Throws Failure (404) where it was no favourite and may not be seen. */
    async remove(viewer: Viewer, listingId: string): Promise<void> {
      const wasRemoved = validate(listingId) && (await deleteFavourite(db, viewer.uid, listingId));
      if (!wasRemoved) await parts.requireVisible(viewer, listingId);
    },

    /** Removes those that are no longer shown. */
    async removeUnavailable(viewer: Viewer): Promise<void> {
      await deleteUnavailableFavourites(db, viewer.uid, clock.now());
    },
  };
}

const full = (): Failure =>
  new Failure({
    status: 409,
    code: "favourites.full",
    text: withValues(
      /*i18n*/ {
        id: "favourites.full",
        message: "You can keep up to {count} favourites. Please remove one to save another.",
      },
      { count: FAVOURITES_MAX },
    ),
  });
