import type { AssertedCredential, PasskeyRequest } from "@vestpocket/domain/passkeys/passkeys.schema";
import { api } from "../../platform/api.ts";
import type { Identity } from "../../shared/accounts/reauthentication.ts";

/** The secret for an authenticator app; it takes effect once a code is confirmed. */
export interface Enrolment {
  readonly secret: string;
  /** The same as a URI for a QR code. */
  readonly uri: string;
}

export async function enrolSecondFactor(identity: Identity): Promise<Enrolment> {
  return api.post("/v1/auth/second-factor/enrol", identity);
}

/** Turns two-step log-in on. Returns the recovery codes. */
export async function confirmSecondFactor(code: string): Promise<readonly string[]> {
  return (await api.post("/v1/auth/second-factor/confirm", { code })).recoveryCodes;
}

export async function renewRecoveryCodes(identity: Identity): Promise<readonly string[]> {
  return (await api.post("/v1/auth/second-factor/recovery-codes", identity)).recoveryCodes;
}

export async function removeSecondFactor(identity: Identity): Promise<string> {
  return (await api.post("/v1/auth/second-factor/remove", identity)).msg;
}

/** Confirms this session with a code. Throws ApiFailure. */
export async function confirmSession(code: string): Promise<void> {
  await api.post("/v1/auth/second-factor", { code });
}

/** The options for requesting one of the account's passkeys. Throws ApiFailure. */
export function beginPasskeyConfirmation(): Promise<PasskeyRequest> {
  return api.post("/v1/auth/second-factor/passkey/options", {});
}

/** Confirms this session with a passkey. Throws ApiFailure. */
export async function confirmWithPasskey(credential: AssertedCredential): Promise<void> {
  await api.post("/v1/auth/second-factor/passkey", { credential });
}
