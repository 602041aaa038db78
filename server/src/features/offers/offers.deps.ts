import type { ROOM_EVENTS } from "@vestpocket/domain/agreements/agreements.terms";
import { OFFERS_AN_HOUR, OFFERS_PER_LISTING } from "@vestpocket/domain/offers/offers.rules";
import { DAY_SECONDS, HOUR_SECONDS } from "@vestpocket/domain/shared/durations";
import type { FindAudiences } from "../../platform/audiences.ts";
import type { FindContact } from "../../platform/contact.ts";
import type { Database, Queryable } from "../../platform/database/database.ts";
import type { Failure } from "../../platform/http/failure.ts";
import type { ListOwnCards } from "../../platform/messages/own-card.ts";
import type { Platform } from "../../platform/platform.ts";
import { createThrottle, type Throttle } from "../../platform/throttle.ts";

/** What offers need from other features. */
export interface OffersNeeds {
  readonly findContact: FindContact;
  readonly listingNotFound: () => Failure;
  readonly findAudiences: FindAudiences;
  readonly listOwnMailCards: ListOwnCards;
  /** Adds an event to the chain of a listing's room. */
  readonly recordEvent: (
    tx: Queryable,
    event: {
      readonly room: string;
      readonly kind: (typeof ROOM_EVENTS)[number];
      readonly actorId: string | undefined;
      readonly body: Readonly<Record<string, string | number>>;
    },
  ) => Promise<{ readonly hash: string }>;
}

export interface OfferDeps extends Pick<Platform, "db" | "clock" | "config" | "recordAudit" | "tell">, OffersNeeds {
  readonly limits: { readonly perHour: Throttle; readonly perListing: Throttle };
}

export function createOfferLimits(db: Database): OfferDeps["limits"] {
  return {
    perHour: createThrottle(db, { name: "offers", points: OFFERS_AN_HOUR, seconds: HOUR_SECONDS }),
    perListing: createThrottle(db, { name: "offers-listing", points: OFFERS_PER_LISTING, seconds: 30 * DAY_SECONDS }),
  };
}
