import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { NewCredential } from "@vestpocket/domain/passkeys/passkeys.schema";
import { api } from "../../platform/api.ts";
import { type Reauthentication, toIdentity } from "../../platform/reauthentication.ts";

const KEY = ["passkeys"];

export function usePasskeys() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api.get("/v1/auth/passkeys", { signal })).passkeys,
  });
}

/** What the browser creates a passkey with. The code is sent where two-step log-in is on. Throws ApiFailure. */
export function beginPasskey(entered: Reauthentication) {
  return api.post("/v1/auth/passkeys/options", toIdentity(entered));
}

/** All return what the server says once it is done, and throw ApiFailure. */
export function usePasskeyChanges() {
  const client = useQueryClient();
  async function finish(call: Promise<{ msg: string }>): Promise<string> {
    const { msg } = await call;
    await client.invalidateQueries({ queryKey: KEY });
    return msg;
  }
  return {
    add: (name: string, credential: NewCredential) => finish(api.post("/v1/auth/passkeys", { name, credential })),
    rename: (id: string, name: string) =>
      finish(api.post("/v1/auth/passkeys/{id}/rename", { name }, { params: { id } })),
    remove: (id: string, entered: Reauthentication) =>
      finish(api.post("/v1/auth/passkeys/{id}/remove", toIdentity(entered), { params: { id } })),
  };
}
