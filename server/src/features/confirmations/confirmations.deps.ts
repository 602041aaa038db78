import { HOUR_SECONDS } from "@vestpocket/domain/shared/durations";
import type { FindContact } from "../../platform/contact.ts";
import type { Database, Queryable } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { SignedLinks } from "../../platform/signed-links.ts";
import { createThrottle, type Throttle } from "../../platform/throttle.ts";

/** What confirmations need from other features. */
export interface ConfirmationsNeeds {
  readonly findContact: FindContact;
  /** Throws Failure 404 unless it is the viewer's own listing. */
  readonly requireOwnListing: (viewer: Viewer, id: string) => Promise<unknown>;
  /** Confirms a listing, and shows it again if it lapsed. Throws Failure 409 if it is neither. */
  readonly confirmListing: (tx: Queryable, confirmed: { id: string }) => Promise<void>;
  /** Pauses a listing whose owner did not answer; false if it is not shown. */
  readonly lapseListing: (tx: Queryable, id: string) => Promise<boolean>;
}

export interface ConfirmationDeps extends Pick<Platform, "db" | "clock" | "tell">, ConfirmationsNeeds {
  readonly links: SignedLinks;
  readonly presses: Throttle;
}

/** Presses of one listing's links, since whoever has a link may press it. */
export const PRESSES_MAX = 30;
export const createPressLimit = (db: Database): Throttle =>
  createThrottle(db, { name: "confirm-links", points: PRESSES_MAX, seconds: HOUR_SECONDS });
