import type { AssertedCredential } from "@vestpocket/domain/passkeys/passkeys.schema";
import type { FindContact } from "../../platform/contact.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { RelyingParty } from "./ceremonies.tokens.ts";
import type { PasskeyLimits } from "./passkeys.limits.ts";

/** What requesting a passkey and verifying a browser's response needs. */
export interface CeremonyDeps extends Pick<Platform, "db" | "clock" | "recordAudit"> {
  readonly relyingParty: RelyingParty;
  readonly limits: PasskeyLimits;
}

/** What the owner's use cases need. */
export interface PasskeyDeps extends CeremonyDeps, PasskeysNeeds, Pick<Platform, "tell"> {}

/** What passkeys need from other features. */
export interface PasskeysNeeds {
  readonly findContact: FindContact;
  /**
   * Throws Failure unless the viewer entered the password, plus the code if two-step log-in is on, or used a passkey.
   */
  readonly requireReauthentication: (entered: Identity) => Promise<unknown>;
  /** Throws Failure unless the viewer's session is still open; locks the account until the transaction ends. */
  readonly requireOpenSession: (tx: Queryable, viewer: Viewer) => Promise<void>;
  /** Marks a session as confirmed by a second factor. */
  readonly markSecondFactor: (tx: Queryable, sessionId: string) => Promise<void>;
}

/** What the viewer enters to prove who they are. */
export interface Identity {
  readonly viewer: Viewer;
  readonly password?: string | undefined;
  readonly code?: string | undefined;
  readonly passkey?: AssertedCredential | undefined;
}
