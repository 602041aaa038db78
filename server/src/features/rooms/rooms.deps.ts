import type { Reveal } from "@vestpocket/domain/access/reveals.terms";
import type { Audience } from "@vestpocket/domain/disclosure/disclosure.terms";
import type { LRUCache } from "lru-cache";
import type { FindAudiences } from "../../platform/audiences.ts";
import type { createBoundedCache } from "../../platform/bounded-cache.ts";
import type { FindContact } from "../../platform/contact.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { HoldUntilSent } from "../../platform/held-answers.ts";
import type { FindNeeds } from "../../platform/needs.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { Throttle } from "../../platform/throttle.ts";
import type { Marks } from "./marks.tokens.ts";

/** What a listing's chain records about its documents. */
interface DocumentEvent {
  readonly room: string;
  readonly kind: "document_added" | "document_changed" | "document_withdrawn";
  readonly actorId: string;
  readonly body: Readonly<Record<string, string | number>>;
}

/** What rooms need from other features. */
export interface RoomsNeeds {
  readonly findContact: FindContact;
  /** Throws Failure 404 if the listing does not exist or this person may not see it. */
  readonly getVisible: (
    viewer: Viewer,
    listingId: string,
  ) => Promise<Omit<Parameters<FindNeeds>[1], "id"> & { readonly ownerId: string }>;
  /** Throws Failure 404 unless it is the viewer's own listing. */
  readonly requireOwn: (viewer: Viewer, listingId: string) => Promise<unknown>;
  /** The audience a person reads a listing as. */
  readonly findAudience: (
    viewer: Pick<Viewer, "uid">,
    listing: { readonly id: string; readonly ownerId: string },
  ) => Promise<Audience>;
  readonly findAudiences: FindAudiences;
  /** Logs for the owner that someone read a restricted value, without waiting for the database. */
  readonly noteReveal: (reveal: Reveal) => void;
  readonly findNeeds: FindNeeds;
  /** Adds an event to a listing's chain, and makes other events of the room wait until the transaction ends. */
  readonly recordEvent: (tx: Queryable, event: DocumentEvent) => Promise<unknown>;
}

export interface RoomDeps extends Pick<Platform, "db" | "clock" | "files" | "scanner" | "log" | "once">, RoomsNeeds {
  readonly marks: Marks;
  /** Caches this minute's pages with marks. */
  readonly pages: ReturnType<typeof createBoundedCache<Uint8Array>>;
  /** Pages that took too long to draw or to read, which are not tried again soon. */
  readonly slowPages: LRUCache<string, true>;
  /** Limits the stamped copies that are in memory until their readers have them. */
  readonly holdCopy: HoldUntilSent;
  /** Limits what an owner adds, changes and withdraws in one room, which stays as evidence. */
  readonly changeLimit: Throttle;
  /** Limits the pages that one person opens. */
  readonly pageLimit: Throttle;
}
