import type { Reveal } from "@vestpocket/domain/access/reveals.terms";
import type { WayIn } from "@vestpocket/domain/agreements/agreements.terms";
import type { Audience } from "@vestpocket/domain/disclosure/disclosure.terms";
import type { Todo } from "@vestpocket/domain/listings/todo.schema";
import type { FindContact } from "../../platform/contact.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { FindNeeds } from "../../platform/needs.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { FileLinks } from "./file-links.tokens.ts";

/**
 * Makes a listing that needs one ask for an agreement, and lets people in as its owner chose, if given; a standard text
 * follows the category.
 */
export type RequireAgreement = (
  tx: Queryable,
  listing: { id: string; ownerId: string; isNeeded: boolean; wayIn?: WayIn | undefined; principal: string },
) => Promise<void>;

/** What listings need from other features. */
export interface ListingsNeeds {
  readonly findContact: FindContact;
  /** Whether the account may post: its phone is confirmed. */
  readonly isPhoneConfirmed: (uid: string) => Promise<boolean>;
  /** Issues a member's discount and e-mails its code. Returns the discount's token; null for non-members. */
  readonly issueDiscount: (
    tx: Queryable,
    posted: { uid: string; listingId: string; title: string },
  ) => Promise<string | null>;
  /**
   * Cancels the order that waits for a listing's payment, if there is one. Throws Failure 409 if the payment is in
   * progress or was made, 503 if the provider does not respond.
   */
  readonly endUnpaidOrder: (listingId: string) => Promise<void>;
  /**
   * The audience the viewer reads someone else's listing as; with the reason, for an administrator who reads more than
   * a member.
   */
  readonly findReader: (
    viewer: Viewer,
    listing: { id: string; ownerId: string },
  ) => Promise<{ readonly audience: Audience; readonly inspection: { readonly reason: string } | null }>;
  /** Logs for the owner that someone read a restricted value, without waiting for the database. */
  readonly noteReveal: (reveal: Reveal) => void;
  /** The audience a person reads someone else's listing as; administrators read as members. */
  readonly findAudience: (viewer: Pick<Viewer, "uid">, listing: { id: string; ownerId: string }) => Promise<Audience>;
  /** How people get to read what a listing keeps for signers; undefined if it has no agreement. */
  readonly findWayIn: (listingId: string) => Promise<WayIn | undefined>;
  readonly requireAgreement: RequireAgreement;
  readonly findNeeds: FindNeeds;
  /** What owners have decided about this person's access and they have not seen. */
  readonly findDecisions: (uid: string) => Promise<Todo["decisions"]>;
  /** How many access requests await this person's decision. */
  readonly countRequests: (uid: string) => Promise<number>;
  /** What is waiting for this person in deal rooms: questions to answer, answers to read, offers, and what became of theirs. */
  readonly countInRooms: (uid: string) => Promise<Pick<Todo, "questions" | "answers" | "offers" | "outcomes">>;
  /** Records that someone opened a listing's page, without waiting for the database. */
  readonly noteVisit: (viewer: Viewer, listing: { id: string; ownerId: string }) => void;
  /** Marks the day of an edit among the listing's figures. */
  readonly markDay: (
    tx: Queryable,
    mark: { listingId: string; at: Date; isRepriced: boolean; isRepictured: boolean },
  ) => Promise<void>;
}

/** What the use cases called by other features need. */
export interface ListingDirectoryDeps extends Pick<Platform, "db" | "clock" | "config" | "recordAudit"> {
  readonly links: FileLinks;
}

/** What the listings' use cases need. */
export interface ListingDeps
  extends ListingDirectoryDeps,
    Pick<Platform, "files" | "log" | "scanner" | "once" | "tell">,
    ListingsNeeds {}

/** A requested listing; the id may be any text. */
export interface OneListing {
  readonly viewer: Viewer;
  readonly id: string;
}
