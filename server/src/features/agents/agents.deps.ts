import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import type { PageRequest } from "@vestpocket/domain/shared/paging.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import type { TellAdministrators } from "../../platform/messages/tell.ts";
import type { Platform } from "../../platform/platform.ts";
import type { DirectoryLimits } from "./directory.limits.ts";

/** What agents need from other features. */
export interface AgentsNeeds {
  readonly tellAdministrators: TellAdministrators;
  /** The URL of a profile picture. */
  readonly toPictureUrl: (token: string) => string;
  /** A page of an owner's active listings, newest first, with the total. */
  readonly listCardsOf: (wanted: PageRequest & { ownerId: string; language: Language }) => Promise<{
    cards: ListingCard[];
    total: number;
  }>;
}

/** What the agents' use cases need. */
export interface AgentDeps extends AgentsNeeds, Pick<Platform, "db" | "clock" | "recordAudit"> {
  readonly limits: DirectoryLimits;
}
