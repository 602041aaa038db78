import { POLICY_VERSIONS } from "@vestpocket/domain/accounts/policies.rules";
import { api } from "../../platform/api.ts";
import { useProfileChanges } from "./profile.api.ts";

/** Records that the user agrees to the versions in force. Returns the server's message. Throws ApiFailure. */
export function useAgreement(uid: string) {
  const { refresh } = useProfileChanges(uid);
  return async (): Promise<string> => {
    const { terms, privacy } = POLICY_VERSIONS;
    const { msg } = await api.post("/v1/auth/policies", { terms, privacy });
    await refresh();
    return msg;
  };
}
