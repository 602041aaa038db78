import { FAVOURITES_MAX } from "@vestpocket/domain/favourites/favourites.rules";
import type { Favourites } from "@vestpocket/domain/favourites/favourites.schema";
import { describePage } from "@vestpocket/domain/shared/paging";
import type { PageRequest } from "@vestpocket/domain/shared/paging.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import { validate as isUuid } from "uuid";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { FavouriteDeps } from "./favourites.deps.ts";
import { tooManyFavourites } from "./favourites.failures.ts";
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

interface ListFavourites extends PageRequest {
  readonly viewer: Viewer;
  readonly language: Language;
}

/** A page of active favourites. One whose listing has ended is kept, since it may be published again. */
export async function listFavourites(
  { db, clock, listCards }: FavouriteDeps,
  { viewer, language, ...wanted }: ListFavourites,
): Promise<Favourites> {
  const accountId = viewer.uid;
  const { ids, total, unavailable } = await listActiveFavourites(db, { ...wanted, accountId, now: clock.now() });
  return { properties: await listCards(ids, language), ...describePage(wanted, total), unavailable };
}

/** All favourites, including those that are no longer available, newest first. */
export async function listFavouriteIds({ db }: FavouriteDeps, viewer: Viewer): Promise<string[]> {
  return (await listFavouritesOf(db, viewer.uid)).map(({ listingId }) => listingId);
}

interface OneFavourite {
  readonly viewer: Viewer;
  readonly listingId: string;
}

/** Throws Failure: 404 `listings.not_found`, 409 `favourites.full`. */
export async function saveFavourite(
  { db, clock, requireVisible }: FavouriteDeps,
  { viewer, listingId }: OneFavourite,
): Promise<void> {
  await requireVisible(viewer, listingId);
  await db.transaction(async (tx) => {
    await lockFavourites(tx, viewer.uid);
    if (await findFavourite(tx, viewer.uid, listingId)) return;
    if ((await countFavourites(tx, viewer.uid)) >= FAVOURITES_MAX) throw tooManyFavourites();
    await insertFavourite(tx, { accountId: viewer.uid, listingId, createdAt: clock.now() });
  });
}

/**
 * Also works for a listing that is no longer available. Throws Failure 404 if it was not a favourite and is not
 * visible.
 */
export async function removeFavourite(
  { db, requireVisible }: FavouriteDeps,
  { viewer, listingId }: OneFavourite,
): Promise<void> {
  const wasRemoved = isUuid(listingId) && (await deleteFavourite(db, viewer.uid, listingId));
  if (!wasRemoved) await requireVisible(viewer, listingId);
}

export async function removeUnavailableFavourites({ db, clock }: FavouriteDeps, viewer: Viewer): Promise<void> {
  await deleteUnavailableFavourites(db, viewer.uid, clock.now());
}
