import * as calls from "@vestpocket/domain/favourites/favourites.contract";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import type { FavouriteDeps } from "./favourites.deps.ts";
import {
  listFavouriteIds,
  listFavourites,
  removeFavourite,
  removeUnavailableFavourites,
  saveFavourite,
} from "./favourites.usecases.ts";

const SAVED = /*i18n*/ { id: "favourites.saved", message: "Saved to your favourites." };
const REMOVED = /*i18n*/ { id: "favourites.removed", message: "Removed from your favourites." };

export function registerFavourites(serve: Serve, deps: FavouriteDeps): void {
  serve(calls.listFavourites, async ({ viewer, query, language }) =>
    listFavourites(deps, { ...query, viewer, language }),
  );

  serve(calls.listFavouriteIds, async ({ viewer }) => ({ ids: await listFavouriteIds(deps, viewer) }));

  serve(calls.saveFavourite, async ({ viewer, params: { listingId }, language }) => {
    await saveFavourite(deps, { viewer, listingId });
    return { msg: translate(language, SAVED) };
  });

  serve(calls.removeFavourite, async ({ viewer, params: { listingId }, language }) => {
    await removeFavourite(deps, { viewer, listingId });
    return { msg: translate(language, REMOVED) };
  });

  serve(calls.removeUnavailableFavourites, async ({ viewer, language }) => {
    await removeUnavailableFavourites(deps, viewer);
    return { msg: translate(language, REMOVED) };
  });
}
