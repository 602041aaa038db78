import type { Reveal } from "@vestpocket/domain/access/reveals.terms";
import type { Audience } from "@vestpocket/domain/disclosure/disclosure.terms";
import {
  INQUIRIES_AN_HOUR,
  INQUIRIES_PER_LISTING_A_DAY,
  REPLIES_AN_HOUR,
} from "@vestpocket/domain/inquiries/inquiries.rules";
import { DAY_SECONDS, HOUR_SECONDS } from "@vestpocket/domain/shared/durations";
import type { FindContact } from "../../platform/contact.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Failure } from "../../platform/http/failure.ts";
import type { ListOwnCards } from "../../platform/messages/own-card.ts";
import type { Platform } from "../../platform/platform.ts";
import { createThrottle, type Throttle } from "../../platform/throttle.ts";

/** What the inquiries' use cases need. */
export interface InquiryDeps extends Pick<Platform, "db" | "clock" | "once" | "tell" | "recordAudit"> {
  readonly limits: InquiryLimits;
  /** The site's own origins. */
  readonly ownOrigins: ReadonlySet<string>;
  readonly findContact: FindContact;
  readonly listingNotFound: () => Failure;
  /** The audience a viewer reads a listing as. */
  readonly findAudience: FindAudience;
  /** Logs for the owner that someone read a restricted value, without waiting for the database. */
  readonly noteReveal: NoteReveal;
  readonly listOwnMailCards: ListOwnCards;
}

export type NoteReveal = (reveal: Reveal) => void;

export type FindAudience = (
  viewer: { readonly uid: string },
  listing: { readonly id: string; readonly ownerId: string },
) => Promise<Audience>;

export interface InquiryLimits {
  readonly perHour: Throttle;
  readonly perListing: Throttle;
  readonly replies: Throttle;
}

export function createInquiryLimits(db: Database): InquiryLimits {
  return {
    perHour: createThrottle(db, { name: "inquiries", points: INQUIRIES_AN_HOUR, seconds: HOUR_SECONDS }),
    perListing: createThrottle(db, {
      name: "inquiries-listing",
      points: INQUIRIES_PER_LISTING_A_DAY,
      seconds: DAY_SECONDS,
    }),
    replies: createThrottle(db, { name: "inquiry-replies", points: REPLIES_AN_HOUR, seconds: HOUR_SECONDS }),
  };
}
