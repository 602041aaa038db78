import { LISTING_REPORTS_AN_HOUR } from "@vestpocket/domain/reports/reports.rules";
import { HOUR_SECONDS } from "@vestpocket/domain/shared/durations";
import type { FindContact } from "../../platform/contact.ts";
import type { Database, Queryable } from "../../platform/database/database.ts";
import type { TellAdministrators } from "../../platform/messages/tell.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { createThrottle, type Throttle } from "../../platform/throttle.ts";

/** A message in a conversation. */
export interface ReportedMessage {
  readonly id: string;
  readonly byOwner: boolean;
  readonly text: string;
  readonly createdAt: Date;
}

/** What reports need from other features. */
export interface ReportsNeeds {
  readonly findContact: FindContact;
  readonly tellAdministrators: TellAdministrators;
  /** Throws Failure 404 if the listing does not exist or this person may not see it. */
  readonly getVisibleListing: (viewer: Viewer, id: string) => Promise<{ readonly ownerId: string }>;
  /** Removes a listing and e-mails its owner the reason. Throws Failure 404 or 409. */
  readonly removeListing: (tx: Queryable, removal: { viewer: Viewer; id: string; reason: string }) => Promise<void>;
  /** A conversation of this person, locked until the transaction ends. Throws Failure 404 for anyone else's. */
  readonly lockConversation: (tx: Queryable, uid: string, id: string) => Promise<{ readonly ownerId: string | null }>;
  /** Ends a conversation for both sides. */
  readonly closeConversation: (tx: Queryable, id: string, now: Date) => Promise<void>;
  readonly listMessages: (inquiryId: string) => Promise<readonly ReportedMessage[]>;
}

/** What the reports' use cases need. */
export interface ReportDeps extends Pick<Platform, "db" | "clock" | "tell" | "recordAudit">, ReportsNeeds {
  /** Limits reports of listings. Conversations need no limit: each can be reported once. */
  readonly limit: Throttle;
}

export function createReportLimit(db: Database): Throttle {
  return createThrottle(db, { name: "listing-reports", points: LISTING_REPORTS_AN_HOUR, seconds: HOUR_SECONDS });
}
