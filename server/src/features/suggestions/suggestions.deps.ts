import type { Suggestion } from "@vestpocket/domain/suggestions/suggestions.schema";
import type { Platform } from "../../platform/platform.ts";

export interface SuggestionDeps extends Pick<Platform, "db" | "clock"> {
  /** Caches a language's suggestions for minutes. */
  readonly keep: (language: string, load: () => Promise<Suggestion[]>) => Promise<Suggestion[]>;
}
