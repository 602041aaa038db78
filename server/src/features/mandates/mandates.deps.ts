import type { SavedFilter } from "@vestpocket/domain/saved-searches/saved-searches.schema";
import type { Cadence } from "@vestpocket/domain/saved-searches/saved-searches.terms";
import type { Language } from "@vestpocket/domain/shared/text";
import type { FindContact } from "../../platform/contact.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { Failure } from "../../platform/http/failure.ts";
import type { Platform } from "../../platform/platform.ts";
import type { MandateSeal } from "./mandates.tokens.ts";

interface Matches {
  readonly accountId: string;
  readonly stream: "matches";
}

interface Target {
  readonly accountId: string;
  readonly mandateId: string;
}

/** What mandates need from other features. */
export interface MandatesNeeds {
  readonly findContact: FindContact;
  readonly findAgent: (uid: string) => Promise<object | undefined>;
  readonly listingNotFound: () => Failure;
  readonly consents: {
    readonly isGiven: (on: Queryable, of: Matches) => Promise<boolean>;
    readonly give: (tx: Queryable, given: Matches & { language: Language; source: "search" }) => Promise<void>;
  };
  /** What is compared with listings: one search for each target. */
  readonly targets: {
    readonly replace: (
      tx: Queryable,
      wanted: Target & { name: string; cadence: Cadence; filters: readonly SavedFilter[] },
    ) => Promise<void>;
    readonly pause: (tx: Queryable, paused: Target & { isPaused: boolean }) => Promise<void>;
  };
  /** How many listings fit a search, and which searches that ask for a little less find more; undefined if it is invalid. */
  readonly measureFit: (filter: SavedFilter) => Promise<Fit | undefined>;
}

interface Fit {
  readonly listings: number;
  readonly isAtLeast?: true;
  readonly near: { readonly filter: SavedFilter; readonly more: number; readonly isAtLeast?: true }[];
}

export interface MandateDeps extends Pick<Platform, "db" | "clock" | "tell">, MandatesNeeds {
  readonly seal: MandateSeal;
}
