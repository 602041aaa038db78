import { useQueryClient } from "@tanstack/react-query";
import type { LicenceCheck } from "@vestpocket/domain/agents/agents.rules";
import type { SeenAgent } from "@vestpocket/domain/agents/agents.schema";
import { api } from "../../platform/api.ts";

/** Verifies an agent or removes the verification; both return the server's message and throw ApiFailure. */
export function useVerification(uid: string) {
  const client = useQueryClient();
  const options = { params: { id: uid } };

  async function forgetting(change: Promise<{ msg: string }>): Promise<string> {
    const { msg } = await change;
    void client.invalidateQueries({ queryKey: ["agent", uid] });
    void client.invalidateQueries({ queryKey: ["agents"] });
    return msg;
  }

  return {
    verify: (check: LicenceCheck, seen: SeenAgent) =>
      forgetting(api.post("/v1/admin/agents/{id}/verify", { ...check, seen }, options)),
    unverify: (reason: string) => forgetting(api.post("/v1/admin/agents/{id}/unverify", { reason }, options)),
  };
}
