import { DAY_MS, HOUR_MS } from "@vestpocket/domain/shared/durations";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  AGENT,
  askToJoin,
  buildMembershipDeps,
  getMembership,
  payCheckout,
  renewNow,
} from "../../testing/memberships.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { TAXED } from "../../testing/test-config.ts";
import { saveAgent } from "../agents/agents.queries.ts";
import { quoteYear } from "../orders/membership-orders.usecases.ts";
import { openCheckout } from "./checkouts.usecases.ts";
import { findMembership } from "./memberships.queries.ts";
import { reconcileMemberships } from "./reconciliation.usecases.ts";

const alarms: string[] = [];

let site: TestApp;
beforeEach(async () => {
  alarms.length = 0;
  const log = pino({ level: "error" }, { write: (line: string) => alarms.push(line) });
  site = await buildTestApp(TAXED, { takesPayments: true, log });
});
afterEach(() => site.close());

interface Place {
  readonly province: "Ontario" | "Quebec" | "Alberta";
  readonly city: string;
}
const TORONTO: Place = { province: "Ontario", city: "Toronto" };
const MONTREAL: Place = { province: "Quebec", city: "Montreal" };
const CALGARY: Place = { province: "Alberta", city: "Calgary" };

async function join(place: Place) {
  const account = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
  await payCheckout(site, (await askToJoin(site, account.token, place)).body.checkoutUrl);
  const { subscriptionId, paidThrough } = (await findMembership(site.db, account.uid)) ?? {};
  return { ...account, subscriptionId: String(subscriptionId), paidThrough: Number(paidThrough) };
}

async function move(uid: string, place: Place): Promise<void> {
  const details = { brokerageName: "Harbourfront Realty Inc.", isRealEstateMember: false, realEstateBoard: null };
  await saveAgent(site.db, { accountId: uid, ...details, ...place, now: site.clock.now() });
}

/** The taxed amounts of an account's years, newest first, with what the provider charged. */
async function listYears(email: string) {
  const { orders } = (await site.call("GET", "/v1/orders", { token: await site.signIn(email) })).body;
  return orders.map((order: { taxes: { tax: string; cents: number }[]; totalCents: number }) => ({
    taxes: order.taxes.map(({ tax, cents }) => `${tax} ${cents}`).join(", "),
    totalCents: order.totalCents,
  }));
}

async function listPaid(subscription: string): Promise<number[]> {
  const { data } = await site.payments.ask((stripe) => stripe.invoices.list({ subscription }));
  return data.map(({ amount_paid: cents }) => cents);
}

/** Runs the job the day before a period ends. */
async function prepareRenewal(paidThrough: number, deps = buildTaxedDeps()): Promise<void> {
  site.clock.advance(paidThrough - site.clock.now().getTime() - DAY_MS + HOUR_MS);
  await reconcileMemberships(deps);
  await site.sandbox.faults.settled();
}

const buildTaxedDeps = () =>
  buildMembershipDeps(site, { quoteYear: (year) => quoteYear({ salesTax: site.config.salesTax }, year) });

test("a member who has moved is taxed by the new province at the renewal", async () => {
  const { uid, email, subscriptionId, paidThrough } = await join(TORONTO);
  await move(uid, MONTREAL);
  await prepareRenewal(paidThrough);
  site.clock.advance(DAY_MS);
  await renewNow(site, subscriptionId);
  expect(await listYears(email)).toEqual([
    { taxes: "GST 1200, QST 2394", totalCents: 275_94 },
    { taxes: "HST 3120", totalCents: 271_20 },
  ]);
  expect(await listPaid(subscriptionId)).toEqual([275_94, 271_20]);
  const { orders } = (await site.call("GET", "/v1/orders", { token: await site.signIn(email) })).body;
  expect(orders[0]).toMatchObject({ province: "Quebec", city: "Montreal" });
  expect(alarms).toEqual([]);
});

test("a member who moves while the renewal's invoice is a draft is taxed by the new province", async () => {
  const { uid, email, subscriptionId, paidThrough } = await join(TORONTO);
  await prepareRenewal(paidThrough);
  site.clock.advance(DAY_MS);
  await site.sandbox.faults.endPeriod(subscriptionId);
  await site.sandbox.faults.settled();
  await move(uid, CALGARY);
  await reconcileMemberships(buildTaxedDeps());
  site.clock.advance(HOUR_MS);
  await site.sandbox.faults.passTime();
  await site.sandbox.faults.settled();
  expect((await listYears(email))[0]).toEqual({ taxes: "GST 1200", totalCents: 252_00 });
  expect(await listPaid(subscriptionId)).toEqual([252_00, 271_20]);
  const subscription = await site.payments.ask((stripe) => stripe.subscriptions.retrieve(subscriptionId));
  expect(subscription.default_tax_rates?.map(({ percentage }) => percentage)).toEqual([5]);
  expect(alarms).toEqual([]);
});

test("a renewal is taxed at the rate of its own day", async () => {
  const { email, subscriptionId, paidThrough } = await join(TORONTO);
  const deps = buildTaxedDeps();
  const dayOf = (on: Date) => on.toISOString().slice(0, 10);
  const asked: string[] = [];
  // A rate that changes on the day of the renewal. The site itself does not know of it, so it gets no update.
  site.sandbox.faults.holdEvents();
  await prepareRenewal(paidThrough, {
    ...deps,
    quoteYear: (year) => {
      asked.push(dayOf(year.on));
      const taxes = [{ tax: "HST" as const, rate: 14_000, cents: 33_60 }];
      return { ...deps.quoteYear(year), taxes, totalCents: 273_60 };
    },
  });
  expect(new Set(asked)).toEqual(new Set([dayOf(new Date(paidThrough))]));
  const { default_tax_rates: rates } = await site.payments.ask((stripe) =>
    stripe.subscriptions.retrieve(subscriptionId),
  );
  expect(rates?.map(({ percentage, jurisdiction }) => [percentage, jurisdiction])).toEqual([[14, "Ontario"]]);
  expect((await listYears(email)).length).toBe(1);
});

test("a renewal at the price of an earlier day is recorded at that price, so that its receipt adds up", async () => {
  const { uid, email } = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
  const taxes = [{ tax: "HST" as const, rate: 13_000, cents: 26_00 }];
  const earlier = buildMembershipDeps(site, { quoteYear: () => ({ yearCents: 200_00, taxes, totalCents: 226_00 }) });
  const choice = { details: { ...AGENT, province: "Ontario" as const }, language: "en" as const };
  await payCheckout(site, await openCheckout(earlier, { uid, choice }));
  site.clock.advance(366 * DAY_MS);
  await renewNow(site, String((await findMembership(site.db, uid))?.subscriptionId));
  const { orders } = (await site.call("GET", "/v1/orders", { token: await site.signIn(email) })).body;
  const year = { planCents: 200_00, subtotalCents: 200_00, discountCents: 0, totalCents: 226_00, status: "paid" };
  expect(orders).toMatchObject([
    { ...year, taxes: [{ cents: 26_00 }] },
    { ...year, taxes: [{ cents: 26_00 }] },
  ]);
  expect(alarms).toEqual([]);
});

test("a renewal is left alone while its taxes are right", async () => {
  const { paidThrough } = await join(MONTREAL);
  const before = site.sandbox.faults.requests.length;
  await prepareRenewal(paidThrough);
  const changes = site.sandbox.faults.requests.slice(before).filter(({ method }) => method === "POST");
  expect(changes).toEqual([]);
});

test("a renewal whose taxes the provider refuses to change is charged as before, with an alarm", async () => {
  const { uid, email, paidThrough } = await join(TORONTO);
  await move(uid, CALGARY);
  const sent: string[] = [];
  const log = pino({ level: "error" }, { write: (line: string) => sent.push(line) });
  site.sandbox.faults.inject({ path: "/v1/tax_rates", kind: "400-kept" });
  await prepareRenewal(paidThrough, { ...buildTaxedDeps(), log });
  expect(sent.join()).toContain("could not update the taxes of a renewal");
  expect(await getMembership(site, await site.signIn(email))).toMatchObject({ isSubscribed: true });
});
