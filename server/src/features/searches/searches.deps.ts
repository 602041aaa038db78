import type { KeyObject } from "node:crypto";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import type { Config } from "../../platform/config.ts";
import type { Failure } from "../../platform/http/failure.ts";
import type { Serialized } from "../../platform/http/serialized.ts";
import type { Platform } from "../../platform/platform.ts";
import type { FrequentSearches } from "./keyword-totals.queries.ts";
import type { SearchCounter } from "./search-counts.jobs.ts";

/** A card as it is sent, and what it looks like beside others. */
interface KeptCard {
  readonly card: Serialized<ListingCard>;
  readonly look: Pick<ListingCard, "thumbnailUrl" | "type" | "subtype">;
}

/** What searches need of other features. */
export interface SearchesNeeds {
  /** The cards of these listings in that order, without those that are not public now. */
  readonly listCards: (ids: readonly string[], language: Language) => Promise<ListingCard[]>;
  readonly listingNotFound: () => Failure;
  /** Of `listings l`: a text that changes with whatever the listing's card shows. */
  readonly cardStamp: string;
  /** The same as `listCards`, serialized; with the stamps that the listings have now. */
  readonly listKeptCards: (wanted: {
    readonly places: readonly { readonly id: string; readonly stamp: string }[];
    readonly language: Language;
  }) => Promise<KeptCard[]>;
}

export interface SearchDeps extends Pick<Platform, "db" | "clock">, SearchesNeeds {
  readonly counter: SearchCounter;
  readonly frequent: FrequentSearches;
  /** Where the map draws streets from; undefined if from nowhere. */
  readonly mapTiles: Config["mapTiles"];
  /** Seals cursors. */
  readonly cursorKey: KeyObject;
}
