import type { Suggestion } from "@vestpocket/domain/suggestions/suggestions.schema";
import { createBoundedCache } from "../../platform/bounded-cache.ts";
import type { Platform } from "../../platform/platform.ts";
import type { SuggestionDeps } from "./suggestions.deps.ts";
import { registerSuggestions } from "./suggestions.routes.ts";
import { startWords } from "./words.jobs.ts";

/** As old as the figures of a market: what changes with one listing cannot be watched. */
const KEEP_MS = 5 * 60 * 1000;
const LANGUAGES_MAX = 2;

/** What a search suggests while somebody types. */
export async function createSuggestions({ serve, jobs, db, clock }: Platform): Promise<void> {
  const deps: SuggestionDeps = {
    db,
    clock,
    keep: createBoundedCache<Suggestion[]>({ clock, keepMs: KEEP_MS, max: LANGUAGES_MAX }),
  };
  registerSuggestions(serve, deps);
  if (jobs !== undefined) await startWords(deps, jobs);
}
