import type { SigningStatus } from "@vestpocket/domain/access/access.terms";
import type { AccessFacts } from "@vestpocket/domain/access/states.rules";
import type { AskApproval } from "../../platform/approvals.ts";
import type { FindContact } from "../../platform/contact.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { ListOwnCards } from "../../platform/messages/own-card.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { AccessLimits } from "./access.limits.ts";
import type { RevealBuffer } from "./reveals.jobs.ts";

/** What access needs from other features. */
export interface AccessNeeds {
  readonly askApproval: AskApproval;
  readonly findContact: FindContact;
  readonly listOwnMailCards: ListOwnCards;
  /** Whether the listing requires an agreement, and whether this person has signed its current version. */
  readonly findSigning: (uid: string, listingId: string) => Promise<SigningStatus>;
  /** Whether the listing requires its readers to sign an agreement. */
  readonly asksForAgreement: (listingId: string) => Promise<boolean>;
  /** Makes a listing require the standard text, unless it requires an agreement already. Returns whether it did. */
  readonly keepStandard: (
    tx: Queryable,
    kept: { id: string; actorId: string | undefined; isNeeded: boolean; principal: string },
  ) => Promise<boolean>;
  /** Makes whatever is signed, chosen or recorded for a listing wait until the transaction ends. */
  readonly lockChain: (tx: Queryable, listingId: string) => Promise<void>;
  /** Adds an event to the listing's chain, in the transaction of what it records. */
  readonly recordEvent: (
    tx: Queryable,
    event: {
      readonly room: string;
      readonly kind: "access_ended" | "access_restored";
      readonly actorId: string;
      readonly body: Readonly<Record<string, string>>;
    },
  ) => Promise<unknown>;
  /** Throws Failure 404 if the listing does not exist or this person may not see it. */
  readonly getVisible: (
    viewer: Viewer,
    listingId: string,
  ) => Promise<AccessFacts["listing"] & { readonly ownerId: string }>;
  /** Throws Failure 404 for someone else's listing. */
  readonly requireOwn: (viewer: Viewer, listingId: string) => Promise<unknown>;
}

export interface AccessDeps extends Pick<Platform, "db" | "clock" | "recordAudit" | "tell">, AccessNeeds {
  /** Whether a look at confidential details takes a second administrator. */
  readonly takesTwoToInspect: boolean;
  readonly limits: AccessLimits;
  /** Readings that are not written yet. */
  readonly reveals: RevealBuffer;
}
