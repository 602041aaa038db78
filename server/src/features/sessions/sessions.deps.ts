import type { KeyObject } from "node:crypto";
import type { User } from "@vestpocket/domain/accounts/users.schema";
import type { AssertedCredential, PasskeyRequest } from "@vestpocket/domain/passkeys/passkeys.schema";
import type { Queryable } from "../../platform/database/database.ts";
import { deriveKey } from "../../platform/keys.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Cookie, MarkedAccount } from "../../platform/session/cookies.ts";
import { deriveAccessKey } from "./access.tokens.ts";
import type { SignInLimits } from "./sign-in.limits.ts";

/** What the sessions' use cases need. */
export interface SessionDeps extends SessionsNeeds, Pick<Platform, "db" | "clock" | "log" | "recordAudit"> {
  readonly keys: SessionKeys;
  /** For passwords. */
  readonly limits: SignInLimits;
  /** For codes in the second step. */
  readonly codeLimits: SignInLimits;
  /** Whether a failed sign-in may reveal that the account does not exist. */
  readonly revealAccountErrors: boolean;
  readonly refreshCookie: Cookie;
  readonly deviceCookie: Cookie;
}

/** What sessions need from other features. */
export interface SessionsNeeds {
  readonly findSignInAccount: (email: string) => Promise<SignInAccount | undefined>;
  readonly findSignInAccountOf: (uid: string) => Promise<SignInAccount | undefined>;
  /** Reads an account and locks it until the transaction ends, as whatever replaces its credentials does. */
  readonly lockSignInAccount: (tx: Queryable, uid: string) => Promise<SignInAccount | undefined>;
  /** Uses up a code of an account's second factor. Throws Failure if it is wrong. */
  readonly takeCode: (tx: Queryable, entered: { uid: string; code: string }) => Promise<void>;
  readonly passkeys: {
    hasPasskeys(tx: Queryable, uid: string): Promise<boolean>;
    /** Requests a passkey of an account, or of any account, to sign in with. */
    askForSignIn(wanted: { accountId: string | undefined; address: string }): Promise<PasskeyRequest>;
    /** The account that signs in with a passkey. Throws Failure if the passkey is wrong. */
    acceptSignIn(given: { credential: AssertedCredential; address: string }): Promise<string>;
    /** Throws Failure if the passkey was removed meanwhile. */
    requireKept(tx: Queryable, credential: AssertedCredential): Promise<void>;
  };
  /** E-mails an account's owner that a refresh token was reused. */
  readonly notifyTokenReuse: (tx: Queryable, uid: string) => Promise<void>;
}

/** What signing in needs to know about an account. */
export interface SignInAccount extends MarkedAccount {
  readonly user: User;
  readonly isDisabled: boolean;
}

export interface SessionKeys {
  readonly access: KeyObject;
  readonly refresh: Uint8Array;
  readonly device: Uint8Array;
}

export function deriveSessionKeys(secret: string): SessionKeys {
  return {
    access: deriveAccessKey(secret),
    refresh: deriveKey(secret, "refresh-token"),
    device: deriveKey(secret, "remembered-device"),
  };
}
