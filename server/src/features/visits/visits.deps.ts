import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import type { Platform } from "../../platform/platform.ts";
import type { VisitBuffer } from "./visits.jobs.ts";

/** What visits need of other features. */
export interface VisitsNeeds {
  /** The cards of these listings in that order, without those that are not public now. */
  readonly listCards: (ids: readonly string[], language: Language) => Promise<ListingCard[]>;
}

export interface VisitDeps extends Pick<Platform, "db" | "clock">, VisitsNeeds {
  readonly buffer: VisitBuffer;
}
