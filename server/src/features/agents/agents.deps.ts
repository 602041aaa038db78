import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import type { PageRequest } from "@vestpocket/domain/shared/paging.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import type { Platform } from "../../platform/platform.ts";
import type { DirectoryLimits } from "./directory.limits.ts";

/** What agents need of other features. */
export interface AgentsNeeds {
  /** The address of a profile picture. */
  readonly toPictureUrl: (token: string) => string;
  /** A page of an owner's active listings, newest first, with how many there are. */
  readonly listCardsOf: (wanted: PageRequest & { ownerId: string; language: Language }) => Promise<{
    cards: ListingCard[];
    total: number;
  }>;
}

/** What the use cases of agents need. */
export interface AgentDeps extends AgentsNeeds, Pick<Platform, "db" | "clock" | "recordAudit"> {
  readonly limits: DirectoryLimits;
}
