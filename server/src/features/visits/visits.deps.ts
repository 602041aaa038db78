import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import type { LRUCache } from "lru-cache";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { DayCounter } from "./days.jobs.ts";
import type { VisitBuffer } from "./visits.jobs.ts";

/** What figures need to know of a listing. */
export interface CountedListing {
  readonly id: string;
  readonly type: string;
  readonly province: string;
  readonly publishedAt: Date | null;
}

/** What visits need from other features. */
export interface VisitsNeeds {
  /** These listings' cards in order, without those that are not currently public. */
  readonly listCards: (ids: readonly string[], language: Language) => Promise<ListingCard[]>;
  /** Throws Failure 404 unless it is the viewer's own listing. */
  readonly requireOwn: (viewer: Viewer, id: string) => Promise<CountedListing>;
  /** Throws Failure 404 unless the viewer may see the listing. */
  readonly getVisible: (viewer: Viewer, id: string) => Promise<{ readonly ownerId: string }>;
}

export interface VisitDeps extends Pick<Platform, "db" | "clock" | "recordAudit">, VisitsNeeds {
  readonly buffer: VisitBuffer;
  readonly days: DayCounter;
  /** When this process last counted that somebody shared a listing, by account and listing, in Unix milliseconds. */
  readonly shares: LRUCache<string, number>;
}
