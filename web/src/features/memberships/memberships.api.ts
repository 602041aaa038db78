import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { AgentProfile } from "@vestpocket/domain/memberships/memberships.rules";
import type { Membership } from "@vestpocket/domain/memberships/memberships.schema";
import { api } from "../../platform/api.ts";

/** Whether the signed-in user is an Agent Pro member. */
export function useIsSubscribed(uid: string | undefined) {
  return useQuery({
    queryKey: ["subscription", uid],
    enabled: uid !== undefined,
    queryFn: async ({ signal }) => {
      const { isSubscribed } = await api.post(
        "/v1/users/isSubscribed/{userId}",
        { subscriptionType: "agent" },
        { params: { userId: uid ?? "" }, signal },
      );
      return isSubscribed;
    },
  });
}

/** The signed-in user's membership. `pollMs`: the polling interval. */
export function useMembership({ pollMs = false }: { pollMs?: number | false } = {}) {
  return useQuery({
    queryKey: ["membership"],
    queryFn: async ({ signal }): Promise<Membership> => (await api.get("/v1/users/membership", { signal })).membership,
    refetchInterval: pollMs,
  });
}

/** Cancels or resumes the membership; returns the server's message. Throws ApiFailure. */
export function useSetEnding() {
  const client = useQueryClient();
  return async (uid: string, isEnding: boolean): Promise<string> => {
    const path = isEnding ? "cancel-subscription" : "resume-subscription";
    const { msg } = await api.post(`/v1/checkout-session/${path}`, { uid });
    await client.invalidateQueries({ queryKey: ["membership"] });
    return msg;
  };
}

/** The URL of the hosted checkout. Throws ApiFailure. */
export async function startCheckout(uid: string, details: AgentProfile): Promise<string> {
  const { checkoutUrl } = await api.post("/v1/checkout-session/generate-session", {
    uid,
    subscriptionType: "agent",
    agentProData: details,
  });
  return checkoutUrl;
}
