import * as calls from "@vestpocket/domain/suggestions/suggestions.contract";
import type { Serve } from "../../platform/http/serve.ts";
import { correctKeywords } from "./corrections.usecases.ts";
import type { SuggestionDeps } from "./suggestions.deps.ts";
import { listSuggestions } from "./suggestions.usecases.ts";

export function registerSuggestions(serve: Serve, deps: SuggestionDeps): void {
  serve(calls.listSuggestions, async ({ language }) => ({ suggestions: await listSuggestions(deps, language) }));

  serve(calls.correctKeywords, async ({ body: { keywords }, language }) => ({
    keywords: await correctKeywords(deps, { keywords, language }),
  }));
}
