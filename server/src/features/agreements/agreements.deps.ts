import type { Reveal } from "@vestpocket/domain/access/reveals.terms";
import type { PostedAs } from "@vestpocket/domain/listings/listings.terms";
import type { AssertedCredential } from "@vestpocket/domain/passkeys/passkeys.schema";
import type { FindContact } from "../../platform/contact.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { Throttle } from "../../platform/throttle.ts";

/** What users enter to prove that a session is theirs. */
export interface Identity {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
  readonly passkey?: AssertedCredential | undefined;
}

/** The listing whose agreement is read or signed. */
export interface AgreedListing {
  readonly ownerId: string;
  readonly title: string;
  readonly type: string;
  readonly province: string;
  readonly postedAs: PostedAs;
}

/** What a certificate says about an agent. */
interface KnownAgent {
  readonly brokerageName: string;
  readonly regulator?: string | null | undefined;
  readonly licenceNumber?: string | null | undefined;
  readonly licenceCheckedOn?: string | null | undefined;
}

/** What agreements need from other features. */
export interface AgreementsNeeds {
  readonly findContact: FindContact;
  /** An agent's stored details; undefined if this is not an agent. */
  readonly findAgent: (uid: string) => Promise<KnownAgent | undefined>;
  /** Throws Failure 404 if the listing does not exist or this person may not see it. */
  readonly getVisibleListing: (viewer: Viewer, id: string) => Promise<AgreedListing>;
  /** Throws Failure 404 unless it is the viewer's own listing. */
  readonly requireOwnListing: (viewer: Viewer, id: string) => Promise<Pick<AgreedListing, "province">>;
  /** Locks the listing until the transaction ends. Returns whether a value of it is for signers. */
  readonly lockNeed: (tx: Queryable, id: string) => Promise<boolean>;
  /** Whether the owner has neither declined this person nor ended their access. */
  readonly maySign: (uid: string, listingId: string) => Promise<boolean>;
  /** Grants access to a new signer, if the listing's settings say so. Returns false if they may no longer sign. */
  readonly letInSigner: (
    tx: Queryable,
    signer: { uid: string; listingId: string; email: string; company: string | null },
  ) => Promise<boolean>;
  /** Queues a timestamp for a signature's certificate, effective when the transaction commits. */
  readonly requestStamp: (tx: Queryable, signatureId: string) => Promise<void>;
  /** Logs for the owner that someone read a restricted value, without waiting for the database. */
  readonly noteReveal: (reveal: Reveal) => void;
  /** Throws Failure unless the viewer proves their identity. */
  readonly requireReauthentication: (
    entered: Identity & { viewer: Pick<Viewer, "uid" | "sessionId"> },
  ) => Promise<{ readonly secondFactorSince: Date | null }>;
}

export interface AgreementDeps
  extends Pick<Platform, "db" | "clock" | "config" | "log" | "tell" | "pageUrl" | "pdf">,
    AgreementsNeeds {
  /** Limits an owner's choices for one listing, which stay as evidence. */
  readonly choices: Throttle;
}
