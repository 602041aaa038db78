import { api } from "../../platform/api.ts";
import { usePasskeyPrompt } from "../passkeys/passkey-prompt.ts";
import type { Identity, Reauthentication } from "./reauthentication.ts";

/**
 * Turns the input into the request: has the browser prompt for a passkey if one was chosen. Throws ApiFailure, with a
 * message.
 */
export function useIdentity() {
  const prompt = usePasskeyPrompt();
  return async ({ password, code, usesPasskey }: Reauthentication): Promise<Identity> => {
    if (usesPasskey) return { passkey: await prompt.ask(() => api.post("/v1/auth/second-factor/passkey/options", {})) };
    return { ...(password !== "" && { password }), ...(code !== "" && { code }) };
  };
}
