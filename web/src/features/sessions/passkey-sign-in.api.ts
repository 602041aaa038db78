import type { PasskeyRequest } from "@vestpocket/domain/passkeys/passkeys.schema";
import { send } from "../../platform/http.ts";

/**
 * The options for a passkey request: any passkey for this site, or one of the account whose log-in is pending. Throws
 * ApiFailure.
 */
export function beginPasskeySignIn(challenge?: string): Promise<PasskeyRequest> {
  const path = "/v1/auth/sign-in/passkey/options";
  return send({ method: "POST", path, body: { ...(challenge !== undefined && { challenge }) } });
}
