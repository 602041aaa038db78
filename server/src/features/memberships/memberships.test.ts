import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { askToJoin, getMembership, joinAgentPro, payCheckout, renewNow } from "../../testing/memberships.ts";
import { untilAnswered } from "../../testing/payments.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { TAXED } from "../../testing/test-config.ts";
import { findMembership, insertMemberships } from "./memberships.queries.ts";

const YEAR_DAYS = 365;
const alarms: string[] = [];

let site: TestApp;
beforeAll(async () => {
  const log = pino({ level: "error" }, { write: (line: string) => alarms.push(line) });
  site = await buildTestApp({}, { takesPayments: true, log });
});
afterEach(() => {
  site.sandbox.faults.clear();
  alarms.length = 0;
});
afterAll(() => site.close());

const makeAgent = () => site.signInAs({ phoneVerifiedAt: site.clock.now() });
const cancel = (token: string, body = {}) =>
  site.call("POST", "/v1/checkout-session/cancel-subscription", { token, body });
const resume = (token: string, body = {}) =>
  site.call("POST", "/v1/checkout-session/resume-subscription", { token, body });

async function listOrders(token: string): Promise<{ kind: string; status: string; totalCents: number }[]> {
  return (await site.call("GET", "/v1/orders", { token })).body.orders;
}

describe("becoming a member", () => {
  test("through the hosted checkout gives a year of membership, a profile, a receipt and an e-mail", async () => {
    const { uid, token, email } = await makeAgent();
    expect(await getMembership(site, token)).toEqual({
      isSubscribed: false,
      paidThrough: null,
      isRenewing: false,
      endsAtPeriodEnd: false,
      hasPortal: false,
      hasFailedRenewal: false,
      unpaidInvoice: null,
      agentDetails: null,
    });
    const { checkoutUrl } = (await askToJoin(site, token, {}, { uid })).body;
    expect(checkoutUrl).toMatch(/\/sandbox\/checkout\/cs_test_/u);
    expect((await getMembership(site, token)).isSubscribed).toBe(false);
    expect(await payCheckout(site, checkoutUrl)).toMatch(/\/account\/agent-pro\?checkout=success$/u);
    const membership = await getMembership(site, token);
    expect(membership).toMatchObject({ isSubscribed: true, endsAtPeriodEnd: false });
    const days = (membership.paidThrough.seconds * 1000 - site.clock.now().getTime()) / DAY_MS;
    expect(days).toBeGreaterThanOrEqual(YEAR_DAYS);
    expect(membership.agentDetails).toMatchObject({ brokerageName: "Harbourfront Realty Inc.", city: "Toronto" });
    const answer = await site.call("POST", `/v1/users/isSubscribed/${uid}`, {
      token,
      body: { subscriptionType: "agent" },
    });
    expect(answer.body).toEqual({ isSubscribed: true });
    expect(await listOrders(token)).toMatchObject([{ kind: "membership", status: "paid", totalCents: 240_00 }]);
    const { messages } = (await site.call("GET", `/dev/outbox.json?to=${email}`)).body;
    expect(messages.map(({ subject }: { subject: string }) => subject)).toEqual(["Welcome to Agent Pro"]);
    const owner = (await site.call("POST", "/v1/property/owner", { token, body: { uid } })).body.owner;
    expect(owner).toMatchObject({ isAgent: true, brokerageName: "Harbourfront Realty Inc." });
  });

  test.each([
    ["brokerageName", { brokerageName: "  " }, "Brokerage name is required."],
    ["province", { province: "" }, "Province is required."],
    ["city", { city: "" }, "City is required."],
    ["city", { city: "Montreal" }, "This city is not in our list for this province. Please choose one from the list."],
    ["isRealEstateMember", { isRealEstateMember: undefined }, "Please select a membership status."],
    ["realEstateBoard", { realEstateBoard: "" }, "Board name is required."],
    ["brokerageName", { brokerageName: "", province: "", city: "" }, "Brokerage name is required."],
  ])("rejects an invalid %s by name without calling the provider", async (field, wrong, words) => {
    const { token } = await makeAgent();
    const before = site.sandbox.faults.requests.length;
    const answer = await askToJoin(site, token, wrong);
    expect(answer.status).toBe(400);
    expect(answer.body.msg).toBe(words);
    expect(Object.keys(answer.body.fields)[0]).toBe(`agentProData.${field}`);
    expect(site.sandbox.faults.requests.length).toBe(before);
  });

  test("is possible only for the viewer's own account, with a confirmed phone", async () => {
    const [{ token }, other, unconfirmed] = [await makeAgent(), await makeAgent(), await site.signInAs()];
    const before = site.sandbox.faults.requests.length;
    expect((await askToJoin(site, token, {}, { uid: other.uid })).status).toBe(403);
    expect((await cancel(token, { uid: other.uid })).status).toBe(403);
    expect((await resume(token, { uid: other.uid })).status).toBe(403);
    expect((await askToJoin(site, unconfirmed.token)).status).toBe(403);
    expect(site.sandbox.faults.requests.length).toBe(before);
  });

  test("20 times at once creates one checkout, one customer and one order", async () => {
    const { token } = await makeAgent();
    const before = site.sandbox.faults.requests.length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => untilAnswered(() => askToJoin(site, token))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.checkoutUrl)).size).toBe(1);
    expect(await listOrders(token)).toHaveLength(1);
    const asked = site.sandbox.faults.requests.slice(before);
    for (const made of ["/v1/customers", "/v1/checkout/sessions"]) {
      const keys = asked.filter(({ path }) => path === made).map(({ idempotencyKey }) => idempotencyKey);
      expect(new Set(keys).size, made).toBe(1);
    }
  });

  test("with other details replaces the checkout", async () => {
    const { token } = await makeAgent();
    const first = (await askToJoin(site, token)).body.checkoutUrl;
    const second = (await askToJoin(site, token, { brokerageName: "Another Realty" })).body.checkoutUrl;
    expect(second).not.toBe(first);
    expect(await payCheckout(site, first)).toBe("410");
    expect((await listOrders(token)).map(({ status }) => status)).toEqual(["open", "cancelled"]);
    await payCheckout(site, second);
    expect((await getMembership(site, token)).agentDetails.brokerageName).toBe("Another Realty");
  });

  test("is refused to a member", async () => {
    const { token } = await joinAgentPro(site);
    expect((await askToJoin(site, token)).status).toBe(409);
    await cancel(token);
    expect((await askToJoin(site, token)).status).toBe(409);
    expect(await listOrders(token)).toHaveLength(1);
  });

  test("with a declined card changes nothing", async () => {
    const { token } = await makeAgent();
    const { checkoutUrl } = (await askToJoin(site, token)).body;
    expect(await payCheckout(site, checkoutUrl, "4000000000000002")).toBe("402");
    expect((await getMembership(site, token)).isSubscribed).toBe(false);
    await payCheckout(site, checkoutUrl);
    expect((await getMembership(site, token)).isSubscribed).toBe(true);
  });

  test("can be retried while the provider does not respond and creates one checkout", async () => {
    const { token } = await makeAgent();
    site.sandbox.faults.inject({ path: "/v1/checkout/sessions", kind: "reset-after", times: 2 });
    const failed = await askToJoin(site, token);
    expect(failed.status).toBe(503);
    expect(Number(failed.headers["retry-after"])).toBeGreaterThan(0);
    const { checkoutUrl } = (await askToJoin(site, token)).body;
    await payCheckout(site, checkoutUrl);
    expect(await listOrders(token)).toMatchObject([{ status: "paid" }]);
  });
});

describe("webhook events", () => {
  test("take effect once, in whatever order and however often they arrive", async () => {
    const { token } = await makeAgent();
    site.sandbox.faults.holdEvents();
    await payCheckout(site, (await askToJoin(site, token)).body.checkoutUrl);
    expect((await getMembership(site, token)).isSubscribed).toBe(false);
    await site.sandbox.faults.releaseEvents({ order: (ids) => [...ids].reverse(), copies: 3 });
    expect((await getMembership(site, token)).isSubscribed).toBe(true);
    expect(await listOrders(token)).toMatchObject([{ status: "paid" }]);
    expect(alarms).toEqual([]);
  });

  test("with an amount other than the order's grant nothing and raise an alarm", async () => {
    const { token } = await makeAgent();
    const { checkoutUrl } = (await askToJoin(site, token)).body;
    await site.db.$client.query("UPDATE order_quotes SET total_cents = 1 WHERE plan IS NULL AND total_cents = 24000");
    await payCheckout(site, checkoutUrl);
    expect((await getMembership(site, token)).isSubscribed).toBe(false);
    expect(alarms.join()).toContain("payment mismatch");
    await site.db.$client.query("UPDATE order_quotes SET total_cents = 24000 WHERE plan IS NULL AND total_cents = 1");
  });

  test("of a renewal extend the membership by a year, with a separate order", async () => {
    const { uid, token, email } = await joinAgentPro(site);
    const { subscriptionId, paidThrough } = (await findMembership(site.db, uid)) ?? {};
    site.clock.advance(YEAR_DAYS * DAY_MS);
    await renewNow(site, String(subscriptionId));
    const renewed = await findMembership(site.db, uid);
    const gained = Number(renewed?.paidThrough.getTime()) - Number(paidThrough?.getTime());
    expect(gained).toBeGreaterThanOrEqual((YEAR_DAYS - 1) * DAY_MS);
    const later = await site.signIn(email);
    expect((await listOrders(later)).map(({ status }) => status)).toEqual(["paid", "paid"]);
    expect(token).not.toBe(later);
  });
});

test("a year that is fully refunded ends at once, and nothing more is charged for it", async () => {
  const { uid, token } = await joinAgentPro(site);
  const { rows } = await site.db.$client.query("SELECT intent_id FROM orders WHERE account_id = $1", [uid]);
  await site.payments.ask((stripe) => stripe.refunds.create({ payment_intent: rows[0].intent_id }));
  await site.sandbox.faults.settled();
  expect((await getMembership(site, token)).isSubscribed).toBe(false);
  expect(await listOrders(token)).toMatchObject([{ status: "refunded", totalCents: 240_00 }]);
  const subscriptions = await site.payments.ask((stripe) => stripe.subscriptions.list({ status: "all", limit: 100 }));
  const own = subscriptions.data.filter(({ metadata }) => metadata.accountId === uid);
  expect(own.map(({ status }) => status)).toEqual(["canceled"]);
});

describe("cancelling a membership", () => {
  test("ends it with its paid year, is idempotent, and can be undone", async () => {
    const { uid, token, email } = await joinAgentPro(site);
    for (let time = 0; time < 2; time += 1) {
      const answer = await cancel(token, { uid });
      expect(answer.body).toEqual({
        subscriptionCanceled: true,
        msg: "Subscription canceled successfully. It will end at the current period's end.",
      });
    }
    await site.sandbox.faults.settled();
    expect(await getMembership(site, token)).toMatchObject({ isSubscribed: true, endsAtPeriodEnd: true });
    expect((await resume(token)).body.subscriptionCanceled).toBe(false);
    await site.sandbox.faults.settled();
    expect((await getMembership(site, token)).endsAtPeriodEnd).toBe(false);
    await cancel(token);
    site.clock.advance((YEAR_DAYS + 1) * DAY_MS);
    await site.sandbox.faults.endPeriod(String((await findMembership(site.db, uid))?.subscriptionId));
    await site.sandbox.faults.settled();
    const later = await site.signIn(email);
    expect(await getMembership(site, later)).toMatchObject({ isSubscribed: false, endsAtPeriodEnd: true });
    expect((await cancel(later)).status).toBe(409);
    expect((await askToJoin(site, later)).status).toBe(200);
  });

  test("works for a granted membership", async () => {
    const { uid, token } = await makeAgent();
    const paidThrough = new Date(site.clock.now().getTime() + 10 * DAY_MS);
    await insertMemberships(site.db, [{ accountId: uid, paidThrough }]);
    expect((await cancel(token)).status).toBe(200);
    expect((await getMembership(site, token)).endsAtPeriodEnd).toBe(true);
    expect((await resume(token)).status).toBe(200);
    expect((await getMembership(site, token)).endsAtPeriodEnd).toBe(false);
  });

  test("is refused to non-members", async () => {
    const { token } = await makeAgent();
    expect((await cancel(token)).status).toBe(409);
    expect((await resume(token)).status).toBe(409);
  });

  test("happens when the account is deleted, and its orders are kept", async () => {
    const { uid, token } = await joinAgentPro(site);
    const { subscriptionId } = (await findMembership(site.db, uid)) ?? {};
    const answer = await site.call("POST", "/v1/auth/delete-account", { token, body: { password: PASSWORD } });
    expect(answer.status).toBe(200);
    const subscription = await site.payments.ask((stripe) => stripe.subscriptions.retrieve(String(subscriptionId)));
    expect(subscription.status).toBe("canceled");
    await site.sandbox.faults.settled();
    expect(alarms).toEqual([]);
    const { rows } = await site.db.$client.query("SELECT status FROM orders WHERE account_id = $1", [uid]);
    expect(rows).toEqual([{ status: "paid" }]);
  });
});

test("a year is taxed by the form's province, with a line for each tax", async () => {
  const taxed = await buildTestApp(TAXED, { takesPayments: true });
  try {
    const { token } = await taxed.signInAs({ phoneVerifiedAt: taxed.clock.now() });
    const asked = await askToJoin(taxed, token, { province: "Quebec", city: "Montreal" });
    await payCheckout(taxed, asked.body.checkoutUrl);
    const [order] = (await taxed.call("GET", "/v1/orders", { token })).body.orders;
    // 240.00 and 12.00 and 23.94
    expect(order).toMatchObject({ status: "paid", totalCents: 275_94 });
    expect(order.taxes.map(({ tax, cents }: { tax: string; cents: number }) => [tax, cents])).toEqual([
      ["GST", 12_00],
      ["QST", 23_94],
    ]);
  } finally {
    await taxed.close();
  }
});
