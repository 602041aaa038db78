import { pino } from "pino";
import { findAccount } from "../features/accounts/accounts.queries.ts";
import { findAgent, saveAgent } from "../features/agents/agents.queries.ts";
import { createRecordAudit } from "../features/audit/audit.usecases.ts";
import { createMemberships } from "../features/memberships/memberships.usecases.ts";
import { createOrders } from "../features/orders/orders.usecases.ts";
import type { Settlement } from "../features/orders/reconciliation.usecases.ts";
import { createThrottle } from "../platform/throttle.ts";
import type { Answer, TestApp } from "./test-app.ts";

export const AGENT = {
  brokerageName: "Harbourfront Realty Inc.",
  province: "Ontario",
  city: "Toronto",
  isRealEstateMember: true,
  realEstateBoard: "Toronto Regional Real Estate Board",
};

/** Starts the checkout for Agent Pro. */
export function askToJoin(site: TestApp, token: string, overrides: object = {}, more: object = {}): Promise<Answer> {
  return site.call("POST", "/v1/checkout-session/generate-session", {
    token,
    body: { subscriptionType: "agent", agentProData: { ...AGENT, ...overrides }, ...more },
  });
}

/** Pays at the hosted checkout, as a buyer does, and returns the URL they are sent to. */
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

/** Adds an account that has paid for Agent Pro. */
export async function joinAgentPro(site: TestApp): Promise<{ uid: string; email: string; token: string }> {
  const account = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
  await payCheckout(site, (await askToJoin(site, account.token)).body.checkoutUrl);
  return account;
}

export async function getMembership(site: TestApp, token: string) {
  return (await site.call("GET", "/v1/users/membership", { token })).body.membership;
}

/** Memberships as the job that looks after them has them; `overrides`: what is to be otherwise. */
export function buildMemberships(
  site: TestApp,
  overrides: Partial<Parameters<typeof createMemberships>[0]> = {},
): ReturnType<typeof createMemberships> {
  const { db, clock, payments, config } = site;
  const recordAudit = createRecordAudit(clock);
  const orders = createOrders({
    db,
    payments,
    salesTax: undefined,
    sellerTaxNumbers: { gst: null, qst: null },
    settlement: {} as Settlement,
    recordAudit,
    checks: createThrottle(db, { name: "test-checks", points: 1, seconds: 1 }),
    findBuyer: async () => undefined,
  });
  return createMemberships({
    db,
    clock,
    log: pino({ level: "silent" }),
    payments,
    publicUrl: config.publicUrl,
    outbox: { sendMail: async () => undefined, sendText: async () => undefined },
    recordAudit,
    limit: createThrottle(db, { name: "test-checkouts", points: 20, seconds: 60 }),
    requirePayer: async () => undefined,
    findContact: findAccount,
    findAgent: (uid) => findAgent(db, uid),
    saveAgent,
    quoteYear: orders.quoteYear,
    openOrder: orders.openMembershipOrder,
    cancelOrder: orders.cancelMembershipOrder,
    payOrder: orders.payMembershipOrder,
    ...overrides,
  });
}
