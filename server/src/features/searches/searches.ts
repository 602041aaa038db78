import { createSecretKey } from "node:crypto";
import { deriveKey } from "../../platform/keys.ts";
import type { Platform } from "../../platform/platform.ts";
import { createFrequentSearches } from "./keyword-totals.queries.ts";
import { measureFit } from "./relaxations.usecases.ts";
import { createSearchCounter, purgeSearchCounts } from "./search-counts.jobs.ts";
import type { SearchDeps, SearchesNeeds } from "./searches.deps.ts";
import { registerSearches } from "./searches.routes.ts";

/** The search, the featured listings, and search statistics. */
export async function createSearches({ serve, jobs, onClose, ...platform }: Platform, needs: SearchesNeeds) {
  const counter = createSearchCounter(platform);
  onClose(counter.close);
  const deps: SearchDeps = {
    ...platform,
    ...needs,
    counter,
    frequent: createFrequentSearches(),
    mapTiles: platform.config.mapTiles,
    cursorKey: createSecretKey(deriveKey(platform.config.secret, "search-cursor")),
  };
  registerSearches(serve, deps);
  await jobs?.schedule({ name: "searches.purge", cron: "30 8 * * *", work: () => purgeSearchCounts(deps) });
  return {
    /** Saves the counts that are still in memory. */
    flushCounts: counter.flush,
    /** How many listings fit a search, and which searches that ask for a little less find more. */
    measureFit: (filter: Parameters<typeof measureFit>[1]) => measureFit(platform, filter),
  };
}
