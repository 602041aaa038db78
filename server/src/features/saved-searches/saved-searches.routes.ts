import * as calls from "@vestpocket/domain/saved-searches/saved-searches.contract";
import type { Message } from "@vestpocket/domain/shared/text";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import type { SavedSearchDeps } from "./saved-searches.deps.ts";
import {
  changeSavedSearch,
  chooseFavouriteAlerts,
  deleteSavedSearch,
  listSavedSearches,
  openSavedSearch,
  restoreSavedSearch,
  saveSearch,
} from "./saved-searches.usecases.ts";

const DONE = {
  changed: /*i18n*/ { id: "saved-searches.changed", message: "Saved search updated." },
  opened: /*i18n*/ { id: "saved-searches.opened", message: "Marked as seen." },
  deleted: /*i18n*/ { id: "saved-searches.deleted", message: "Saved search deleted." },
  restored: /*i18n*/ { id: "saved-searches.restored", message: "Saved search restored." },
  favourites: /*i18n*/ { id: "saved-searches.favourites_chosen", message: "Alerts for your favourites updated." },
} as const satisfies Record<string, Message>;

export function registerSavedSearches(serve: Serve, deps: SavedSearchDeps): void {
  serve(calls.listSavedSearches, ({ viewer, language }) => listSavedSearches(deps, { viewer, language }));

  serve(calls.saveSearch, ({ viewer, body, language }) => saveSearch(deps, { ...body, viewer, language }));

  serve(calls.changeSavedSearch, async ({ viewer, params: { id }, body, language }) => {
    await changeSavedSearch(deps, { ...body, viewer, id, language });
    return { msg: translate(language, DONE.changed) };
  });

  serve(calls.openSavedSearch, async ({ viewer, params: { id }, language }) => {
    await openSavedSearch(deps, { viewer, id });
    return { msg: translate(language, DONE.opened) };
  });

  serve(calls.deleteSavedSearch, async ({ viewer, params: { id }, language }) => {
    await deleteSavedSearch(deps, { viewer, id });
    return { msg: translate(language, DONE.deleted) };
  });

  serve(calls.restoreSavedSearch, async ({ viewer, params: { id }, language }) => {
    await restoreSavedSearch(deps, { viewer, id });
    return { msg: translate(language, DONE.restored) };
  });

  serve(calls.chooseFavouriteAlerts, async ({ viewer, body, language }) => {
    await chooseFavouriteAlerts(deps, { ...body, viewer, language });
    return { msg: translate(language, DONE.favourites) };
  });
}
