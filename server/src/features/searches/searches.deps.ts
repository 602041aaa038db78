import type { KeyObject } from "node:crypto";
import type { HomeCard, ListingCard, MemberCard } from "@vestpocket/domain/listings/listings.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import type { Config } from "../../platform/config.ts";
import type { Failure } from "../../platform/http/failure.ts";
import type { Serialized } from "../../platform/http/serialized.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { FrequentSearches } from "./keyword-totals.queries.ts";
import type { SearchCounter } from "./search-counts.jobs.ts";

/** A card as it is sent, and its looks, for variety beside others. */
interface KeptCard<Card> {
  readonly card: Serialized<Card>;
  readonly look: Pick<ListingCard, "thumbnailUrl" | "type" | "subtype">;
  readonly listing: { readonly id: string; readonly ownerId: string };
}

/** What searches need from other features. */
export interface SearchesNeeds {
  /** These listings' cards in order, without those that are not currently public. */
  readonly listCards: (ids: readonly string[], language: Language) => Promise<ListingCard[]>;
  readonly listingNotFound: () => Failure;
  /** Of `listings l`: a text that changes with everything the listing's card shows. */
  readonly cardStamp: string;
  /** Like `listCards`, but serialized; takes the listings' current stamps. */
  readonly listKeptCards: (wanted: Places) => Promise<KeptCard<ListingCard>[]>;
  /** The same for the home page; for visitors, without listings whose owners show them none. */
  readonly listKeptHomeCards: (
    wanted: Places & { readonly isMember: boolean },
  ) => Promise<KeptCard<HomeCard | MemberCard>[]>;
  /** Counts the listings on a page of results, without waiting for the database. */
  readonly noteShown: (viewer: Viewer, listings: readonly { readonly id: string; readonly ownerId: string }[]) => void;
}

/** Listings with their current stamps, and the language of their cards. */
interface Places {
  readonly places: readonly { readonly id: string; readonly stamp: string }[];
  readonly language: Language;
}

export interface SearchDeps extends Pick<Platform, "db" | "clock">, SearchesNeeds {
  readonly counter: SearchCounter;
  readonly frequent: FrequentSearches;
  /** Where the map gets its streets; undefined if nowhere. */
  readonly mapTiles: Config["mapTiles"];
  /** Signs cursors. */
  readonly cursorKey: KeyObject;
}
