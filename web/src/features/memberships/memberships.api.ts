import { useQuery } from "@tanstack/react-query";
import type { AgentProfile } from "@vestpocket/domain/memberships/memberships.rules";
import type { Membership } from "@vestpocket/domain/memberships/memberships.schema";
import { api } from "../../platform/api.ts";
import { ApiFailure } from "../../platform/http.ts";
import { useChanging } from "../../platform/use-changing.ts";
import type { EnteredBilling } from "../../shared/orders/entered-billing.ts";

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
export function useSetEnding(uid: string) {
  // Canceling while a renewal is processed ends the membership at once.
  const changing = useChanging(["membership"], ["subscription", uid], ["profile", uid], ["agent", uid], ["agents"]);
  return async (isEnding: boolean): Promise<string> => {
    const path = isEnding ? "cancel-subscription" : "resume-subscription";
    return (await changing(api.post(`/v1/checkout-session/${path}`, { uid }))).msg;
  };
}

/** Sends the browser to the provider's page for the user's card and invoices. Throws ApiFailure. */
export async function leaveForPortal(start?: "card"): Promise<void> {
  const { portalUrl } = await api.post("/v1/checkout-session/open-portal", { ...(start && { start }) });
  leaveForProvider(portalUrl);
}

const PROVIDERS_HOSTS = ["checkout.stripe.com", "billing.stripe.com", "invoice.stripe.com"];

/** Sends the browser to a page of this site or of the payment provider. Throws ApiFailure for any other. */
export function leaveForProvider(url: string): void {
  const { host, protocol } = new URL(url, location.origin);
  const isProviders = protocol === "https:" && PROVIDERS_HOSTS.includes(host);
  if (host !== location.host && !isProviders) throw new ApiFailure("answer", 200, {});
  location.assign(url);
}

/** The URL of the hosted checkout. Throws ApiFailure. */
export async function startCheckout(
  uid: string,
  { details, billing }: { details: AgentProfile; billing: EnteredBilling },
): Promise<string> {
  const { checkoutUrl } = await api.post("/v1/checkout-session/generate-session", {
    uid,
    subscriptionType: "agent",
    agentProData: details,
    billing: { ...billing },
  });
  return checkoutUrl;
}

/** Stores the signed-in user's brokerage and board. Returns the server's message. Throws ApiFailure. */
export function useSaveDetails(uid: string) {
  // Their listings name the brokerage.
  const own = [["membership"], ["profile", uid], ["owner", uid], ["agent", uid]];
  const changing = useChanging(...own, ["agents"], ["property"]);
  return async (details: AgentProfile): Promise<string> =>
    (await changing(api.post("/v1/users/agents/{id}/details", details, { params: { id: uid } }))).msg;
}
