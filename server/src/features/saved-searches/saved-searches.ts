import type { Queryable } from "../../platform/database/database.ts";
import type { PersonalDataOf } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import { listAlertAccounts } from "./alert-accounts.queries.ts";
import { listAlertsOf } from "./alerts.queries.ts";
import { measureChanges } from "./changes.queries.ts";
import type { savedSearchData } from "./saved-searches.data.ts";
import type { SavedSearchDeps, SavedSearchesNeeds } from "./saved-searches.deps.ts";
import { alert, purgeSearches, renewSearches } from "./saved-searches.jobs.ts";
import { findSearch, listSearchesOf } from "./saved-searches.queries.ts";
import { registerSavedSearches } from "./saved-searches.routes.ts";
import { setPaused, slowSearch } from "./saved-searches.usecases.ts";
import { pauseTargets, replaceTargets } from "./targets.usecases.ts";

/** Searches that users saved, and the alerts of what newly fits them and of favourites. */
export async function createSavedSearches({ serve, jobs, ...platform }: Platform, needs: SavedSearchesNeeds) {
  const deps: SavedSearchDeps = { ...platform, ...needs };
  const { db } = platform;
  registerSavedSearches(serve, deps);
  await jobs?.schedule({ name: "saved-searches.alert", cron: "* * * * *", work: (signal) => alert(deps, signal) });
  await jobs?.schedule({
    name: "saved-searches.renew",
    cron: "*/15 * * * *",
    work: (signal) => renewSearches(deps, signal),
  });
  await jobs?.schedule({ name: "saved-searches.purge", cron: "20 9 * * *", work: () => purgeSearches(deps) });
  return {
    /** For the links of alert mails. */
    searchAlerts: {
      find: findSearch,
      slow: (tx: Queryable, search: Parameters<typeof slowSearch>[2]) => slowSearch(deps, tx, search),
      pause: (tx: Queryable, search: Parameters<typeof findSearch>[1]) =>
        setPaused(deps, tx, { ...search, isPaused: true }),
      resume: (tx: Queryable, search: Parameters<typeof findSearch>[1]) =>
        setPaused(deps, tx, { ...search, isPaused: false }),
    },
    /** What mandates look for, compared with listings as saved searches are. */
    targets: {
      replace: (tx: Queryable, wanted: Parameters<typeof replaceTargets>[2]) => replaceTargets(deps, tx, wanted),
      pause: (tx: Queryable, paused: Parameters<typeof pauseTargets>[2]) => pauseTargets(deps, tx, paused),
    },
    /** For monitoring. */
    measureChanges: () => measureChanges(db),
    personalData: {
      exports: {
        savedSearches: ({ id }) => listSearchesOf(db, id),
        alerts: ({ id }) => listAlertsOf(db, id),
        alertSettings: ({ id }) => listAlertAccounts(db, id),
      },
    } satisfies PersonalDataOf<typeof savedSearchData>,
  };
}
