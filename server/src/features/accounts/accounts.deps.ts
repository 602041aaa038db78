import type { Profile } from "@vestpocket/domain/accounts/accounts.schema";
import type { AssertedCredential } from "@vestpocket/domain/passkeys/passkeys.schema";
import type { Queryable } from "../../platform/database/database.ts";
import type { PersonalData } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import type { RememberDevice } from "../../platform/session/cookies.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { AccountLimits } from "./accounts.limits.ts";

/** What the accounts' use cases need. */
export interface AccountDeps
  extends AccountsNeeds,
    FactorDeps,
    Pick<Platform, "config" | "db" | "clock" | "files" | "outbox" | "tell" | "recordAudit" | "jobs" | "log"> {
  readonly limits: AccountLimits;
}

/** What checking a code needs. */
export interface FactorDeps extends Pick<Platform, "db" | "clock" | "tell" | "recordAudit"> {
  /** Encrypts the secrets of authenticator apps. */
  readonly secondFactorKey: Uint8Array;
  /** Hashes recovery codes. */
  readonly recoveryKey: Uint8Array;
}

/** Uses up a passkey response given in the viewer's session. Throws Failure if it is wrong. */
export type AcceptPasskey = (answer: {
  viewer: Pick<Viewer, "uid" | "sessionId">;
  credential: AssertedCredential;
}) => Promise<void>;

export type RemovePasskeys = (tx: Queryable, uid: string, since?: Date) => Promise<number>;

/** What accounts need from other features. */
export interface AccountsNeeds {
  readonly phones: {
    requireBotCheck(altcha: string | undefined): Promise<void>;
    /** Checks a code that was sent to a phone. Throws Failure unless it is right. */
    trySignUpCode(entered: { phoneNumber: string; verificationCode: string; address: string }): Promise<{ id: string }>;
    /** Marks a checked code as used. Throws Failure if a concurrent request was first. */
    spendCode(tx: Queryable, id: string): Promise<void>;
  };
  readonly sessions: {
    /** Ends an account's sessions, except the given one. */
    endAll(tx: Queryable, ending: { uid: string; except?: string }): Promise<void>;
    /**
     * Throws Failure unless the viewer's session is still open; locks the account until the transaction ends. First in
     * each transaction that changes credentials: the session may have ended since the call was authenticated.
     */
    requireOpen(tx: Queryable, viewer: Pick<Viewer, "uid" | "sessionId">): Promise<void>;
    /** Whether the account ever logged in with another session. */
    hasOther(sessions: { uid: string; than: string }): Promise<boolean>;
    markSecondFactor(tx: Queryable, sessionId: string): Promise<void>;
    clearSecondFactor(tx: Queryable, uid: string): Promise<void>;
    rememberDevice: RememberDevice;
  };
  readonly acceptPasskey: AcceptPasskey;
  /** Removes an account's passkeys, or those added since a given time. Returns how many. */
  readonly removePasskeys: RemovePasskeys;
  /** Ends the streams of commercial e-mail that whoever had the account before asked for. */
  readonly disownStreams: (tx: Queryable, uid: string) => Promise<void>;
  readonly isMember: (uid: string) => Promise<boolean>;
  /** An account's own agent details, for its profile. */
  readonly readStanding: (uid: string) => Promise<Pick<Profile, "isVerifiedAgent" | "directory">>;
  /** Ends the verification of an agent whose name changed. */
  readonly noteNewName: (tx: Queryable, uid: string) => Promise<void>;
  /** Ends the membership of an account being deleted. Returns what to do after the transaction commits. */
  readonly leaveMembership: (tx: Queryable, uid: string) => Promise<() => Promise<void>>;
  /** Lets the membership of an account being disabled end with its paid period, once the transaction commits. */
  readonly stopRenewal: (tx: Queryable, uid: string) => Promise<void>;
  /** Hides an account's active listings from everyone else. Returns how many. */
  readonly withholdListings: (tx: Queryable, uid: string) => Promise<number>;
  /** Shows them again, unless they have expired since. Returns how many. */
  readonly restoreListings: (tx: Queryable, uid: string) => Promise<number>;
  /** What the other features do with the data of a person. */
  readonly personalData: readonly PersonalData[];
}
