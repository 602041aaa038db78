import { HOUR_MS } from "@vestpocket/domain/shared/durations";
import { pino } from "pino";
import { findContact } from "../features/accounts/accounts.queries.ts";
import { findAgent, saveAgent } from "../features/agents/agents.queries.ts";
import { createRecordAudit } from "../features/audit/audit.usecases.ts";
import type { MembershipDeps } from "../features/memberships/memberships.deps.ts";
import {
  cancelMembershipOrder,
  findYearQuote,
  listReceipts,
  openMembershipOrder,
  payMembershipOrder,
  quoteYear,
  setBilling,
} from "../features/orders/membership-orders.usecases.ts";
import { createPageUrl } from "../platform/messages/page-url.ts";
import { createWithKey } from "../platform/payments/attempts.ts";
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

/** Pays at the hosted checkout, as a buyer does, and returns the URL they are redirected to. */
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
export async function joinAgentPro(
  site: TestApp,
  number?: string,
): Promise<{ uid: string; email: string; token: string }> {
  const account = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
  await payCheckout(site, (await askToJoin(site, account.token)).body.checkoutUrl, number);
  return account;
}

/** Ends a subscription's period and advances past the hour in which the provider keeps the renewal invoice in draft. */
export async function renewNow(site: TestApp, subscriptionId: string): Promise<void> {
  const { faults } = site.sandbox;
  await faults.endPeriod(subscriptionId);
  await faults.settled();
  site.clock.advance(HOUR_MS);
  await faults.passTime();
  await faults.settled();
}

export async function getMembership(site: TestApp, token: string) {
  return (await site.call("GET", "/v1/users/membership", { token })).body.membership;
}

/** The deps of the memberships' use cases, without sending mail; `overrides` replaces some. */
export function buildMembershipDeps(site: TestApp, overrides: Partial<MembershipDeps> = {}): MembershipDeps {
  const { db, clock, payments, config } = site;
  const recordAudit = createRecordAudit(clock);
  const orderBook = { db, recordAudit, findContact, salesTax: undefined, seller: config.seller };
  return {
    db,
    clock,
    log: pino({ level: "silent" }),
    payments,
    pageUrl: createPageUrl(config.publicUrl),
    siteOrigin: new URL(config.publicUrl).origin,
    tell: async () => undefined,
    recordAudit,
    portalLimit: createThrottle(db, { name: "test-portal", points: 20, seconds: 60 }),
    withKey: createWithKey(),
    ordinaryPrice: config.ordinaryPrice,
    checkoutLimit: createThrottle(db, { name: "test-checkouts", points: 20, seconds: 60 }),
    findContact,
    findAgent: (uid) => findAgent(db, uid),
    saveAgent,
    requirePayer: async () => undefined,
    quoteYear: (year) => quoteYear(orderBook, year),
    findYearQuote,
    openMembershipOrder,
    setBilling,
    cancelMembershipOrder: (tx, order) => cancelMembershipOrder(orderBook, tx, order),
    listReceipts: (tx, of) => listReceipts(orderBook, tx, of),
    payMembershipOrder: (tx, paid) => payMembershipOrder(orderBook, tx, paid),
    ...overrides,
  };
}
