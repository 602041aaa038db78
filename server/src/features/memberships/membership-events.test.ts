import { randomBytes } from "node:crypto";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { askToJoin, getMembership, joinAgentPro, payCheckout, renewNow } from "../../testing/memberships.ts";
import { buildEvent, notify } from "../../testing/payment-events.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { asSuperuser } from "../../testing/test-database.ts";
import { findCheckout } from "./checkouts.queries.ts";
import { findMembership } from "./memberships.queries.ts";

const alarms: string[] = [];

let site: TestApp;
beforeAll(async () => {
  const log = pino({ level: "error" }, { write: (line: string) => alarms.push(line) });
  site = await buildTestApp({}, { takesPayments: true, log });
});
afterEach(async () => {
  site.sandbox.faults.clear();
  await site.sandbox.faults.releaseEvents();
  alarms.length = 0;
});
afterAll(() => site.close());

const makeAgent = () => site.signInAs({ phoneVerifiedAt: site.clock.now() });
const change = (token: string, verb: "cancel" | "resume") =>
  site.call("POST", `/v1/checkout-session/${verb}-subscription`, { token, body: {} });

async function subscriptionOf(uid: string): Promise<string> {
  return String((await findMembership(site.db, uid))?.subscriptionId);
}

const getSubscription = (id: string) =>
  site.payments.ask((stripe) => stripe.subscriptions.retrieve(id, { expand: ["latest_invoice.payments"] }));

async function statusesOf(token: string): Promise<string[]> {
  const { orders } = (await site.call("GET", "/v1/orders", { token })).body;
  return orders.map(({ status }: { status: string }) => status);
}

async function subjectsTo(email: string): Promise<string[]> {
  const { messages } = (await site.call("GET", `/dev/outbox.json?to=${email}`)).body;
  return messages.map(({ subject }: { subject: string }) => subject);
}

/** A paid checkout that was created without the server. */
async function payElsewhere(customer: string, metadata: Record<string, string>): Promise<string> {
  const session = await site.payments.ask((stripe) =>
    stripe.checkout.sessions.create({
      mode: "subscription",
      customer,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: "cad",
            unit_amount: 240_00,
            recurring: { interval: "year" },
            product_data: { name: "Agent Pro" },
          },
        },
      ],
      metadata,
      subscription_data: { metadata },
      success_url: site.config.publicUrl,
    }),
  );
  await payCheckout(site, String(session.url));
  return String((await site.payments.ask((stripe) => stripe.checkout.sessions.retrieve(session.id))).subscription);
}

function* permute<T>(items: readonly T[]): Generator<T[]> {
  if (items.length === 0) yield [];
  for (const [index, item] of items.entries()) {
    for (const rest of permute(items.filter((_, other) => other !== index))) yield [item, ...rest];
  }
}

/** Rejected events, which will be sent again. */
async function countRefused(): Promise<number> {
  let refused = 0;
  await asSuperuser(site.superuserUrl, async (client) => {
    const { rows } = await client.query("SELECT count(*) FROM payment_sandbox.deliveries WHERE due_at IS NOT NULL");
    refused = Number(rows[0].count);
  });
  return refused;
}

describe("webhook events", () => {
  test("of a checkout that arrive together are each accepted the first time", async () => {
    await joinAgentPro(site);
    expect(await countRefused()).toBe(0);
    expect(alarms).toEqual([]);
  });

  test("of a checkout lead to the same membership in any order", async () => {
    const ends = new Set<string>();
    for (const order of permute([0, 1, 2])) {
      const { uid, email, token } = await makeAgent();
      site.sandbox.faults.holdEvents();
      await payCheckout(site, (await askToJoin(site, token)).body.checkoutUrl);
      await site.sandbox.faults.releaseEvents({ order: (ids) => order.map((index) => String(ids[index])) });
      const { subscriptionId, ...kept } = (await findMembership(site.db, uid)) ?? {};
      const checkout = await findCheckout(site.db, uid);
      ends.add(
        JSON.stringify([
          { ...kept, accountId: "", isKnown: subscriptionId != null },
          [checkout?.orderId, checkout?.sessionId],
          await statusesOf(token),
          await subjectsTo(email),
        ]),
      );
    }
    expect(ends.size).toBe(1);
    expect(alarms).toEqual([]);
  });

  test("of a subscription that ended immediately leave the paid year in place", async () => {
    for (const order of [0, 1].map((turn) => (ids: readonly string[]) => (turn ? [...ids].reverse() : ids))) {
      const { uid, token } = await makeAgent();
      site.sandbox.faults.holdEvents();
      const { checkoutUrl } = (await askToJoin(site, token)).body;
      await payCheckout(site, checkoutUrl);
      const id = String(checkoutUrl.split("/").at(-1));
      const { subscription } = await site.payments.ask((stripe) => stripe.checkout.sessions.retrieve(id));
      await site.payments.ask((stripe) => stripe.subscriptions.cancel(String(subscription)));
      await site.sandbox.faults.releaseEvents({ order });
      expect(await getMembership(site, token)).toMatchObject({ isSubscribed: true, endsAtPeriodEnd: true });
      expect(await statusesOf(token)).toEqual(["paid"]);
      expect((await findMembership(site.db, uid))?.subscriptionId).toBeNull();
      expect((await findCheckout(site.db, uid))?.orderId).toBeNull();
      expect((await change(token, "resume")).status).toBe(409);
    }
    expect(alarms).toEqual([]);
  });

  test("of a second subscription cancel it and grant nothing", async () => {
    const { uid, token } = await joinAgentPro(site);
    const before = await findMembership(site.db, uid);
    const customer = String((await findCheckout(site.db, uid))?.customerId);
    const { metadata } = await getSubscription(await subscriptionOf(uid));
    site.clock.advance(2 * 60_000);
    const second = await payElsewhere(customer, metadata);
    expect((await getSubscription(second)).status).toBe("canceled");
    expect((await getSubscription(String(before?.subscriptionId))).status).toBe("active");
    expect((await findMembership(site.db, uid))?.paidThrough).toEqual(before?.paidThrough);
    expect(await statusesOf(token)).toEqual(["paid"]);
    expect(alarms.join()).toContain("a second subscription");
  });

  test("of an unknown customer, another account or no subscription grant nothing and raise an alarm", async () => {
    const [one, other] = [await makeAgent(), await makeAgent()];
    await askToJoin(site, one.token);
    const customer = String((await findCheckout(site.db, one.uid))?.customerId);
    const orderId = String((await findCheckout(site.db, one.uid))?.orderId);
    const stranger = await site.payments.ask((stripe) => stripe.customers.create({}));
    await payElsewhere(stranger.id, { orderId, accountId: one.uid });
    expect(alarms.join()).toContain("payment mismatch");
    alarms.length = 0;
    await payElsewhere(customer, { orderId, accountId: other.uid });
    expect(alarms.join()).toContain("payment mismatch");
    alarms.length = 0;
    await payElsewhere(customer, {});
    expect(alarms.join()).toContain("payment mismatch");
    alarms.length = 0;
    const unknown = { id: "sub_unknown", object: "subscription" };
    expect(await notify(site, buildEvent("customer.subscription.updated", unknown))).toBe(200);
    expect(alarms.join()).toContain("payment mismatch");
    for (const { token } of [one, other]) expect((await getMembership(site, token)).isSubscribed).toBe(false);
    expect(await statusesOf(one.token)).toEqual(["open"]);
  });

  test("are sent again if the provider could not be queried", async () => {
    const { token } = await makeAgent();
    site.sandbox.faults.holdEvents();
    await payCheckout(site, (await askToJoin(site, token)).body.checkoutUrl);
    site.sandbox.faults.inject({ path: /^\/v1\/subscriptions/u, kind: "500", times: 3 });
    await site.sandbox.faults.releaseEvents();
    expect((await getMembership(site, token)).isSubscribed).toBe(false);
    await site.sandbox.faults.releaseEvents();
    expect((await getMembership(site, token)).isSubscribed).toBe(true);
  });

  test("that arrive after a refund do not restore the year", async () => {
    const { uid, token } = await joinAgentPro(site);
    const id = await subscriptionOf(uid);
    const { rows } = await site.db.$client.query("SELECT intent_id FROM orders WHERE account_id = $1", [uid]);
    await site.payments.ask((stripe) => stripe.refunds.create({ payment_intent: rows[0].intent_id }));
    await site.sandbox.faults.settled();
    expect(await getMembership(site, token)).toMatchObject({ isSubscribed: false });
    await site.payments.ask((stripe) => stripe.subscriptions.update(id, { metadata: { note: "refunded" } }));
    await site.sandbox.faults.settled();
    expect(await getMembership(site, token)).toMatchObject({ isSubscribed: false });
    expect(await statusesOf(token)).toEqual(["refunded"]);
  });
});

describe("a refund of a year", () => {
  const refund = async (uid: string) => {
    const { rows } = await site.db.$client.query(
      "SELECT intent_id FROM orders WHERE account_id = $1 AND kind = 'membership' ORDER BY created_at LIMIT 1",
      [uid],
    );
    await site.payments.ask((stripe) => stripe.refunds.create({ payment_intent: rows[0].intent_id }));
    await site.sandbox.faults.settled();
  };

  test("leaves the year that it was renewed with alone", async () => {
    const { uid, email } = await joinAgentPro(site);
    const id = await subscriptionOf(uid);
    await renewNow(site, id);
    const before = await findMembership(site.db, uid);
    await refund(uid);
    expect(await findMembership(site.db, uid)).toMatchObject({ paidThrough: before?.paidThrough, subscriptionId: id });
    expect((await getSubscription(id)).status).toBe("active");
    expect((await statusesOf(await site.signIn(email))).toSorted()).toEqual(["paid", "refunded"]);
  });

  test.each([false, true])("ends it even if it is heard of before the payment; already ended: %s", async (isEnded) => {
    const { uid, token } = await makeAgent();
    site.sandbox.faults.holdEvents();
    const { checkoutUrl } = (await askToJoin(site, token)).body;
    await payCheckout(site, checkoutUrl);
    const customer = String((await findCheckout(site.db, uid))?.customerId);
    const { data } = await site.payments.ask((stripe) => stripe.charges.list({ customer }));
    await site.payments.ask((stripe) => stripe.refunds.create({ charge: String(data[0]?.id) }));
    const [begun] = (await site.payments.ask((stripe) => stripe.subscriptions.list({ customer }))).data;
    if (isEnded) await site.payments.ask((stripe) => stripe.subscriptions.cancel(String(begun?.id)));
    await site.sandbox.faults.releaseEvents({ drop: (type) => type !== "charge.refunded" });
    await site.sandbox.faults.settled();
    expect(await getMembership(site, token)).toMatchObject({ isSubscribed: false });
    expect(await statusesOf(token)).toEqual(["refunded"]);
    const { data: subscriptions } = await site.payments.ask((stripe) =>
      stripe.subscriptions.list({ customer, status: "all" }),
    );
    expect(subscriptions.map(({ status }) => status)).toEqual(["canceled"]);
    expect(alarms).toEqual([]);
  });
});

describe("cancelling and resuming", () => {
  test("cannot revive a subscription that has ended at the provider", async () => {
    const { uid, token } = await joinAgentPro(site);
    site.sandbox.faults.holdEvents();
    const id = await subscriptionOf(uid);
    await site.payments.ask((stripe) => stripe.subscriptions.cancel(id));
    expect((await change(token, "resume")).status).toBe(409);
    expect((await change(token, "cancel")).body.subscriptionCanceled).toBe(true);
    expect(await getMembership(site, token)).toMatchObject({ isSubscribed: true, endsAtPeriodEnd: true });
    await site.sandbox.faults.releaseEvents();
  });

  test("change nothing while the provider does not respond", async () => {
    const { token } = await joinAgentPro(site);
    site.sandbox.faults.inject({ path: /^\/v1\/subscriptions/u, kind: "500" });
    expect((await change(token, "cancel")).status).toBe(503);
    expect((await getMembership(site, token)).endsAtPeriodEnd).toBe(false);
    expect((await change(token, "cancel")).status).toBe(200);
  });
});

describe("deleting an account", () => {
  const leave = (token: string) =>
    site.call("POST", "/v1/auth/delete-account", { token, body: { password: PASSWORD } });

  test("closes its open checkout, so that nobody pays for a deleted account", async () => {
    const { uid, token } = await makeAgent();
    const { checkoutUrl } = (await askToJoin(site, token)).body;
    expect((await leave(token)).status).toBe(200);
    expect(await payCheckout(site, checkoutUrl)).toBe("410");
    const { rows } = await site.db.$client.query("SELECT status FROM orders WHERE account_id = $1", [uid]);
    expect(rows).toEqual([{ status: "cancelled" }]);
  });

  test("ends a subscription paid for a moment ago, with an alarm about the money", async () => {
    const { token } = await makeAgent();
    site.sandbox.faults.holdEvents();
    const { checkoutUrl } = (await askToJoin(site, token)).body;
    await payCheckout(site, checkoutUrl);
    const id = String(checkoutUrl.split("/").at(-1));
    const { subscription } = await site.payments.ask((stripe) => stripe.checkout.sessions.retrieve(id));
    expect((await leave(token)).status).toBe(200);
    expect((await getSubscription(String(subscription))).status).toBe("canceled");
    expect(alarms).toEqual([]);
    await site.sandbox.faults.releaseEvents();
    expect(alarms.join()).toContain("no order for a paid invoice, whose subscription has ended");
  });

  test("works if the provider no longer knows the customer", async () => {
    const { uid, token } = await joinAgentPro(site);
    await site.db.$client.query("UPDATE membership_checkouts SET customer_id = $2 WHERE account_id = $1", [
      uid,
      `cus_${randomBytes(8).toString("hex")}`,
    ]);
    expect((await leave(token)).status).toBe(200);
  });
});
