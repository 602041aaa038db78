import { DAY_MS, HOUR_MS, MINUTE_MS } from "@vestpocket/domain/shared/durations";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  askToJoin,
  buildMembershipDeps,
  getMembership,
  joinAgentPro,
  payCheckout,
  renewNow,
} from "../../testing/memberships.ts";
import { buildEvent } from "../../testing/payment-events.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { prepareMembershipEvent } from "./membership-events.usecases.ts";
import { findMembership } from "./memberships.queries.ts";
import { reconcileMemberships } from "./reconciliation.usecases.ts";
import { endSubscription, syncSubscription } from "./subscriptions.usecases.ts";

/** A card that pays now and is declined at each renewal. */
const RENEWS_NEVER = "4000000000000341";
const alarms: string[] = [];

let site: TestApp;
// An app for each test: they move the clock by years, and the sandbox renews everyone's subscription.
beforeEach(async () => {
  alarms.length = 0;
  const log = pino({ level: "error" }, { write: (line: string) => alarms.push(line) });
  site = await buildTestApp({}, { takesPayments: true, log });
});
afterEach(() => site.close());

const cancel = (token: string) => site.call("POST", "/v1/checkout-session/cancel-subscription", { token, body: {} });

async function subscriptionOf(uid: string): Promise<string> {
  return String((await findMembership(site.db, uid))?.subscriptionId);
}

const getSubscription = (id: string) =>
  site.payments.ask((stripe) => stripe.subscriptions.retrieve(id, { expand: ["latest_invoice.payments"] }));

async function statusesOf(token: string): Promise<string[]> {
  const { orders } = (await site.call("GET", "/v1/orders", { token })).body;
  return orders.map(({ status }: { status: string }) => status);
}

describe("a renewal", () => {
  const YEAR_MS = 365 * DAY_MS;

  test("whose webhook event never arrived is reconciled by the job", async () => {
    const { uid, email } = await joinAgentPro(site);
    site.clock.advance(YEAR_MS + DAY_MS);
    site.sandbox.faults.holdEvents();
    const id = await subscriptionOf(uid);
    for (const _ of ["drafted", "collected"]) await site.sandbox.faults.endPeriod(id);
    await site.sandbox.faults.releaseEvents({ drop: () => true });
    const token = await site.signIn(email);
    expect(await statusesOf(token)).toEqual(["paid"]);
    await reconcileMemberships(buildMembershipDeps(site));
    expect((await getMembership(site, token)).isSubscribed).toBe(true);
    expect(await statusesOf(token)).toEqual(["paid", "paid"]);
  });

  test("that could not be charged is e-mailed once, and not if it was paid since", async () => {
    const { uid } = await joinAgentPro(site);
    const subscription = await getSubscription(await subscriptionOf(uid));
    const told: string[] = [];
    let latest = { ...(subscription.latest_invoice as object), id: "in_next", status: "open" };
    const deps = buildMembershipDeps(site, {
      tell: async (_tx, { email }, { mail }) =>
        void told.push(`${email} ${mail?.toContent("", String).subject.message}`),
      payments: {
        ...site.payments,
        ask: async (question) => ({ ...(await site.payments.ask(question)), latest_invoice: latest }),
      },
    });
    const fail = async (overrides: object = {}) => {
      const invoice = { ...latest, billing_reason: "subscription_cycle", ...overrides };
      const effect = await prepareMembershipEvent(deps, JSON.parse(buildEvent("invoice.payment_failed", invoice)));
      await site.db.transaction(async (tx) => effect?.(tx));
    };
    await fail({ billing_reason: "subscription_create" });
    expect(told).toEqual([]);
    for (let tries = 0; tries < 3; tries += 1) await fail();
    expect(told).toEqual([expect.stringContaining("Your membership could not be renewed")]);
    latest = { ...latest, id: "in_later", status: "paid" };
    await fail({ status: "open" });
    expect(told).toHaveLength(1);
  });

  test("keeps the membership active while the provider drafts and collects its invoice", async () => {
    const { uid, email } = await joinAgentPro(site);
    const id = await subscriptionOf(uid);
    const { paidThrough } = (await findMembership(site.db, uid)) ?? {};
    const expectMember = async (expected: object) => {
      const token = await site.signIn(email);
      expect(await getMembership(site, token)).toMatchObject(expected);
      const { body } = await site.call("POST", "/v1/property/owner", { token, body: { uid } });
      expect(body.owner.isAgent).toBe(true);
      expect((await askToJoin(site, token)).body.code).toBe("memberships.already_member");
      expect((await getSubscription(id)).status).toBe("active");
    };
    // The period has ended, and the provider has not started the next one.
    site.clock.advance(Number(paidThrough) - site.clock.now().getTime() + 1000);
    await reconcileMemberships(buildMembershipDeps(site));
    await expectMember({ isSubscribed: true, isRenewing: true });
    // It has drafted the invoice, and no webhook event arrives for the whole hour.
    site.sandbox.faults.holdEvents();
    await site.sandbox.faults.passTime();
    expect((await getSubscription(id)).latest_invoice).toMatchObject({ status: "draft" });
    await expectMember({ isSubscribed: true, isRenewing: true });
    await site.sandbox.faults.releaseEvents();
    site.clock.advance(59 * MINUTE_MS);
    await reconcileMemberships(buildMembershipDeps(site));
    await expectMember({ isSubscribed: true, isRenewing: true });
    site.clock.advance(2 * MINUTE_MS);
    await site.sandbox.faults.passTime();
    await site.sandbox.faults.settled();
    await expectMember({ isSubscribed: true, isRenewing: false });
    expect(Number((await findMembership(site.db, uid))?.paidThrough)).toBeGreaterThan(
      Number(paidThrough) + 364 * DAY_MS,
    );
    expect(alarms).toEqual([]);
  });

  test("of an active subscription whose draft stays longer than a day keeps the membership active", async () => {
    const { uid, email } = await joinAgentPro(site);
    site.clock.advance(YEAR_MS + HOUR_MS);
    await site.sandbox.faults.endPeriod(await subscriptionOf(uid));
    await site.sandbox.faults.settled();
    for (let hours = 0; hours < 72; hours += 1) {
      site.clock.advance(HOUR_MS);
      await reconcileMemberships(buildMembershipDeps(site));
    }
    expect(await getMembership(site, await site.signIn(email))).toMatchObject({ isSubscribed: true, isRenewing: true });
  });

  test("that fails ends the membership at once", async () => {
    const { uid, email } = await joinAgentPro(site, RENEWS_NEVER);
    site.clock.advance(YEAR_MS + HOUR_MS);
    await renewNow(site, await subscriptionOf(uid));
    expect(await getMembership(site, await site.signIn(email))).toMatchObject({ isSubscribed: false });
    await reconcileMemberships(buildMembershipDeps(site));
    expect(await getMembership(site, await site.signIn(email))).toMatchObject({ isSubscribed: false });
  });

  test("that is cancelled before it is charged is never charged", async () => {
    const { uid, email } = await joinAgentPro(site);
    const id = await subscriptionOf(uid);
    site.clock.advance(YEAR_MS + HOUR_MS);
    await site.sandbox.faults.endPeriod(id);
    await site.sandbox.faults.settled();
    const token = await site.signIn(email);
    expect((await cancel(token)).status).toBe(200);
    site.clock.advance(HOUR_MS);
    await site.sandbox.faults.passTime();
    await site.sandbox.faults.settled();
    expect((await getSubscription(id)).latest_invoice).toMatchObject({ amount_paid: 0 });
    expect(await getMembership(site, await site.signIn(email))).toMatchObject({ isSubscribed: false });
    expect(await statusesOf(await site.signIn(email))).toEqual(["paid"]);
  });

  test("expected from an active subscription is not replaced by joining", async () => {
    const { uid, email } = await joinAgentPro(site);
    const id = await subscriptionOf(uid);
    site.clock.advance(YEAR_MS + 2 * DAY_MS);
    const refused = await askToJoin(site, await site.signIn(email));
    expect([refused.status, refused.body.code]).toEqual([409, "memberships.payment_in_progress"]);
    expect((await getSubscription(id)).status).toBe("active");
  });

  test("that failed lets a lapsed member join again, and ends the old subscription", async () => {
    const { uid, email } = await joinAgentPro(site, RENEWS_NEVER);
    const first = await subscriptionOf(uid);
    site.clock.advance(YEAR_MS + HOUR_MS);
    await renewNow(site, first);
    const token = await site.signIn(email);
    const { checkoutUrl } = (await askToJoin(site, token)).body;
    expect((await getSubscription(first)).status).toBe("canceled");
    await payCheckout(site, checkoutUrl);
    expect(await getMembership(site, token)).toMatchObject({ isSubscribed: true, endsAtPeriodEnd: false });
    expect(await subscriptionOf(uid)).not.toBe(first);
    expect(await statusesOf(token)).toEqual(["paid", "paid"]);
    expect(alarms).toEqual([]);
  });

  test("that failed is ended even if a webhook event ends it first", async () => {
    const { uid } = await joinAgentPro(site, RENEWS_NEVER);
    const id = await subscriptionOf(uid);
    let events = 0;
    const transaction: typeof site.db.transaction = async (...args) => {
      // The event's own lookup and transaction happen between this call's.
      if (events++ === 0) await syncSubscription(buildMembershipDeps(site), id);
      return site.db.transaction(...args);
    };
    const db = Object.assign(Object.create(site.db), { transaction });
    await endSubscription(buildMembershipDeps(site, { db }), id);
    expect(events).toBe(2);
    expect((await getSubscription(id)).status).toBe("canceled");
    expect(await subscriptionOf(uid)).toBe("null");
  });
});
