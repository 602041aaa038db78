import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import type { Failure } from "../../platform/http/failure.ts";
import type { Platform } from "../../platform/platform.ts";
import type { SearchCounter } from "./search-counts.jobs.ts";

/** What searches need of other features. */
export interface SearchesNeeds {
  /** The cards of these listings in that order, without those that are not public now. */
  readonly listCards: (ids: readonly string[], language: Language) => Promise<ListingCard[]>;
  readonly listingNotFound: () => Failure;
}

export interface SearchDeps extends Pick<Platform, "db" | "clock">, SearchesNeeds {
  readonly counter: SearchCounter;
  /** Seals cursors. */
  readonly cursorKey: Uint8Array;
}
