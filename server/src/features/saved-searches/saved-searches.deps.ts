import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import type { FindContact } from "../../platform/contact.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";

/** The streams of mail: of what fits saved searches and changes of favourites, and of what fits mandates. */
export type AlertStream = "alerts" | "matches";

/** The stream whose consent a mail needs. */
interface Alerts {
  readonly accountId: string;
  readonly stream: AlertStream;
}

/** What saved searches need from other features. */
export interface SavedSearchesNeeds {
  readonly findContact: FindContact;
  /** These listings' cards in order, without those that are not currently public. */
  readonly listCardsIn: (tx: Queryable, ids: readonly string[], language: Language) => Promise<ListingCard[]>;
  /** A link that stops the alerts of one search, or makes them rarer, without a log-in. */
  readonly toUnsubscribeUrl: (what: Alerts & { stream: "alerts"; searchId: string; language: Language }) => string;
  readonly consents: {
    readonly isGiven: (on: Queryable, of: Alerts) => Promise<boolean>;
    readonly give: (tx: Queryable, given: Alerts & { language: Language; source: "search" }) => Promise<void>;
  };
}

export interface SavedSearchDeps
  extends Pick<Platform, "db" | "clock" | "log" | "config" | "outbox" | "pageUrl" | "tell">,
    SavedSearchesNeeds {}
