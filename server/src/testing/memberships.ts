import type { Answer, TestApp } from "./test-app.ts";

const AGENT = {
  brokerageName: "Harbourfront Realty Inc.",
  province: "Ontario",
  city: "Toronto",
  isRealEstateMember: true,
  realEstateBoard: "Toronto Regional Real Estate Board",
};

/** Asks for the checkout of Agent Pro. */
export function askToJoin(site: TestApp, token: string, overrides: object = {}, more: object = {}): Promise<Answer> {
  return site.call("POST", "/v1/checkout-session/generate-session", {
    token,
    body: { subscriptionType: "agent", agentProData: { ...AGENT, ...overrides }, ...more },
  });
}

/** What a buyer does at the hosted checkout: the address they end at. */
export async function payCheckout(site: TestApp, checkoutUrl: string, number = "4242424242424242"): Promise<string> {
  const { host, port } = site.sandbox;
  const path = checkoutUrl.replace(`${site.config.publicUrl}/sandbox`, "");
  const response = await fetch(`http://${host}:${port}${path}`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ number, expiry: "12 / 34", cvc: "123" }),
  });
  await response.body?.cancel();
  await site.sandbox.faults.settled();
  return response.headers.get("location") ?? `${response.status}`;
}

/** Somebody who has become a member by paying. */
export async function joinAgentPro(site: TestApp): Promise<{ uid: string; email: string; token: string }> {
  const account = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
  await payCheckout(site, (await askToJoin(site, account.token)).body.checkoutUrl);
  return account;
}

export async function getMembership(site: TestApp, token: string) {
  return (await site.call("GET", "/v1/users/membership", { token })).body.membership;
}
