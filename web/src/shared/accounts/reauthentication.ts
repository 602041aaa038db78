import type { AssertedCredential } from "@vestpocket/domain/passkeys/passkeys.schema";

/** The input that confirms a user's identity. */
export interface Reauthentication {
  password: string;
  /** From the authenticator app, or a recovery code; empty if two-step log-in is off. */
  code: string;
  /** Whether a passkey is used instead of both. */
  usesPasskey: boolean;
}

export const NO_REAUTHENTICATION: Reauthentication = { password: "", code: "", usesPasskey: false };

/** The part that is sent. */
export interface Identity {
  readonly password?: string;
  readonly code?: string;
  readonly passkey?: AssertedCredential;
}
