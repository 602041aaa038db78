import type { ROOM_EVENTS } from "@vestpocket/domain/agreements/agreements.terms";
import type { Audience } from "@vestpocket/domain/disclosure/disclosure.terms";
import type { FindContact } from "../../platform/contact.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { Throttle } from "../../platform/throttle.ts";

interface Listing {
  readonly id: string;
  readonly ownerId: string;
}

/** What deals need from other features. */
export interface DealsNeeds {
  readonly findContact: FindContact;
  /** Throws Failure 404 if the listing does not exist or this person may not see it. */
  readonly getVisible: (viewer: Viewer, id: string) => Promise<{ readonly ownerId: string }>;
  /** Throws Failure 404 unless it is the viewer's own listing. */
  readonly requireOwn: (viewer: Viewer, id: string) => Promise<unknown>;
  /** The audience a signed-in user reads a listing as. */
  readonly findAudience: (viewer: Pick<Viewer, "uid">, listing: Listing) => Promise<Audience>;
  /** The accounts that can currently read a listing's room, without its owner. */
  readonly listReaders: (listing: Listing) => Promise<string[]>;
  /** Adds an event to the chain of a listing's room. */
  readonly recordEvent: (
    tx: Queryable,
    event: {
      readonly room: string;
      readonly kind: (typeof ROOM_EVENTS)[number];
      readonly actorId: string | undefined;
      readonly body: Readonly<Record<string, string>>;
    },
  ) => Promise<unknown>;
}

export interface DealDeps extends Pick<Platform, "db" | "clock" | "recordAudit" | "tell">, DealsNeeds {
  readonly changes: Throttle;
}
