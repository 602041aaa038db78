import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import type { Platform } from "../../platform/platform.ts";
import type { VisitBuffer } from "./visits.jobs.ts";

/** What visits need from other features. */
export interface VisitsNeeds {
  /** These listings' cards in order, without those that are not currently public. */
  readonly listCards: (ids: readonly string[], language: Language) => Promise<ListingCard[]>;
}

export interface VisitDeps extends Pick<Platform, "db" | "clock">, VisitsNeeds {
  readonly buffer: VisitBuffer;
}
