import type { Signing } from "@vestpocket/domain/access/access.terms";
import type { Platform } from "../../platform/platform.ts";

/** What access needs of other features. */
export interface AccessNeeds {
  /** Whether the listing asks for an agreement, and whether this person has signed its present version. */
  readonly findSigning: (uid: string, listingId: string) => Promise<Signing>;
}

export interface AccessDeps extends Pick<Platform, "db" | "clock">, AccessNeeds {}
