import type { AssertedCredential } from "@vestpocket/domain/passkeys/passkeys.schema";

/** What people enter to confirm it's them. */
export interface Reauthentication {
  password: string;
  /** Of the authenticator app, or a recovery code; empty where two-step log-in is off. */
  code: string;
  /** Whether a passkey is used instead of both. */
  usesPasskey: boolean;
}

export const NO_REAUTHENTICATION: Reauthentication = { password: "", code: "", usesPasskey: false };

/** What is sent of it. */
export interface Identity {
  readonly password?: string;
  readonly code?: string;
  readonly passkey?: AssertedCredential;
}
