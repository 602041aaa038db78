import type { AssertedCredential } from "@vestpocket/domain/passkeys/passkeys.schema";
import type { createBound } from "../../platform/bounded.ts";
import type { FindContact } from "../../platform/contact.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";

/** What people enter to prove that a session is theirs. */
export interface Identity {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
  readonly passkey?: AssertedCredential | undefined;
}

/** The listing whose agreement is read or signed. */
interface AgreedListing {
  readonly ownerId: string;
  readonly title: string;
  readonly province: string;
}

/** What agreements need of other features. */
export interface AgreementsNeeds {
  readonly findContact: FindContact;
  /** Throws Failure 404 where the listing does not exist or this person may not see it. */
  readonly getVisibleListing: (viewer: Viewer, id: string) => Promise<AgreedListing>;
  /** Throws Failure 404 unless it is the viewer's own listing. */
  readonly requireOwnListing: (viewer: Viewer, id: string) => Promise<void>;
  /** Whether the owner has neither refused this person nor ended their access. */
  readonly maySign: (uid: string, listingId: string) => Promise<boolean>;
  /** Lets in who has just signed, where the listing's settings say so. */
  readonly letInSigner: (
    tx: Queryable,
    signer: { uid: string; listingId: string; email: string; company: string | null },
  ) => Promise<void>;
  /** Has the certificate of a signature stamped, once the transaction is committed. */
  readonly requestStamp: (tx: Queryable, signatureId: string) => Promise<void>;
  /** Throws Failure unless the viewer proves who they are. */
  readonly requireReauthentication: (
    entered: Identity & { viewer: Pick<Viewer, "uid" | "sessionId"> },
  ) => Promise<{ readonly secondFactorSince: Date | null }>;
}

export interface AgreementDeps
  extends Pick<Platform, "db" | "clock" | "mailAccount" | "pageUrl" | "pdf">,
    AgreementsNeeds {
  /** Runs so many signings at once: each holds a connection while its certificate is drawn. */
  readonly runSigning: ReturnType<typeof createBound>;
}
