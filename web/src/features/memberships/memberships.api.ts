import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { AgentProfile } from "@vestpocket/domain/memberships/memberships.rules";
import type { Membership } from "@vestpocket/domain/memberships/memberships.schema";
import { api } from "../../platform/api.ts";

/** Whether the signed-in person is a member of Agent Pro. */
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

/** The signed-in person's membership. `pollMs`: it is asked for again and again. */
export function useMembership({ pollMs = false }: { pollMs?: number | false } = {}) {
  return useQuery({
    queryKey: ["membership"],
    queryFn: async ({ signal }): Promise<Membership> => (await api.get("/v1/users/membership", { signal })).membership,
    refetchInterval: pollMs,
  });
}

/** Lets the membership end with its period, or go on; the server's sentence. Throws ApiFailure. */
export function useSetEnding() {
  const client = useQueryClient();
  return async (uid: string, isEnding: boolean): Promise<string> => {
    const path = isEnding ? "cancel-subscription" : "resume-subscription";
    const { msg } = await api.post(`/v1/checkout-session/${path}`, { uid });
    await client.invalidateQueries({ queryKey: ["membership"] });
    return msg;
  };
}

/** Where the hosted checkout is. Throws ApiFailure. */
export async function startCheckout(uid: string, details: AgentProfile): Promise<string> {
  const { checkoutUrl } = await api.post("/v1/checkout-session/generate-session", {
    uid,
    subscriptionType: "agent",
    agentProData: details,
  });
  return checkoutUrl;
}
