import { useQueryClient } from "@tanstack/react-query";
import type { NewCredential } from "@vestpocket/domain/passkeys/passkeys.schema";
import { api } from "../../platform/api.ts";
import type { Identity } from "../../shared/accounts/reauthentication.ts";
import { PASSKEYS_KEY } from "../../shared/passkeys/passkey-list.api.ts";

/** The options for creating a passkey in the browser. Throws ApiFailure. */
export function beginPasskey(identity: Identity) {
  return api.post("/v1/auth/passkeys/options", identity);
}

/** All return the server's message, and throw ApiFailure. */
export function usePasskeyChanges() {
  const client = useQueryClient();
  async function finish(call: Promise<{ msg: string }>): Promise<string> {
    const { msg } = await call;
    await client.invalidateQueries({ queryKey: PASSKEYS_KEY });
    return msg;
  }
  return {
    add: (name: string, credential: NewCredential) => finish(api.post("/v1/auth/passkeys", { name, credential })),
    rename: (id: string, name: string) =>
      finish(api.post("/v1/auth/passkeys/{id}/rename", { name }, { params: { id } })),
    remove: (id: string, identity: Identity) =>
      finish(api.post("/v1/auth/passkeys/{id}/remove", identity, { params: { id } })),
  };
}
