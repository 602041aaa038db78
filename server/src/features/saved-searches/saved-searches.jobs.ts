import {
  DELETED_SEARCH_RETENTION,
  LISTING_CHANGE_RETENTION,
  MATCH_RETENTION,
} from "@vestpocket/domain/saved-searches/saved-searches.retention";
import { purge } from "../../platform/database/purge.ts";
import { wakeForgotten } from "./alert-accounts.queries.ts";
import { tellDueAccounts } from "./alerting.usecases.ts";
import { renew } from "./filters.rules.ts";
import { matchChanges } from "./matching.usecases.ts";
import { deleteDeletedSearches, deleteOldAlerts, deleteOldChanges, deleteOldMatches } from "./purging.queries.ts";
import type { SavedSearchDeps } from "./saved-searches.deps.ts";
import { lockOutdated, renewSearch } from "./saved-searches.queries.ts";

const RENEWED_TOGETHER = 200;

/** Compares what changed, and tells whose turn it is: what is told at once leaves within the same minute. */
export async function alert(deps: SavedSearchDeps, signal: AbortSignal): Promise<void> {
  await matchChanges(deps, signal);
  await tellDueAccounts(deps, signal);
}

/** Derives searches again that other rules stored: an update may have changed names, places or measures. */
export async function renewSearches({ db }: Pick<SavedSearchDeps, "db">, signal?: AbortSignal): Promise<void> {
  for (let renewed = RENEWED_TOGETHER; renewed === RENEWED_TOGETHER && signal?.aborted !== true; ) {
    renewed = await db.transaction(async (tx) => {
      const rows = await lockOutdated(tx, RENEWED_TOGETHER);
      for (const { id, filter } of rows) await renewSearch(tx, id, renew(filter));
      return rows.length;
    });
  }
}

export async function purgeSearches(deps: Pick<SavedSearchDeps, "db" | "clock">): Promise<void> {
  await wakeForgotten(deps.db, deps.clock.now());
  await purge(deps, { period: DELETED_SEARCH_RETENTION, deleteOld: deleteDeletedSearches });
  await purge(deps, { period: MATCH_RETENTION, deleteOld: deleteOldMatches });
  await purge(deps, { period: MATCH_RETENTION, deleteOld: deleteOldAlerts });
  await purge(deps, { period: LISTING_CHANGE_RETENTION, deleteOld: deleteOldChanges });
}
