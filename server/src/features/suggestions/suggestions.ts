import type { Suggestion } from "@vestpocket/domain/suggestions/suggestions.schema";
import { createBoundedCache } from "../../platform/bounded-cache.ts";
import type { Platform } from "../../platform/platform.ts";
import type { SuggestionDeps } from "./suggestions.deps.ts";
import { registerSuggestions } from "./suggestions.routes.ts";
import { startWords } from "./words.jobs.ts";

/** As old as a market's figures, so that the effect of a single listing cannot be observed. */
const KEEP_MS = 5 * 60 * 1000;
const LANGUAGES_MAX = 2;

/** Search suggestions while typing. */
export async function createSuggestions({ serve, jobs, db, clock }: Platform): Promise<void> {
  const deps: SuggestionDeps = {
    db,
    clock,
    keep: createBoundedCache<Suggestion[]>({ clock, keepMs: KEEP_MS, max: LANGUAGES_MAX }),
  };
  registerSuggestions(serve, deps);
  if (jobs !== undefined) await startWords(deps, jobs);
}
