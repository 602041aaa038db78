import { PROVINCES } from "@vestpocket/domain/places/places.schema";
import { HOUR_MS } from "@vestpocket/domain/shared/durations";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { AGENT, askToJoin, buildMembershipDeps, getMembership, payCheckout } from "../../testing/memberships.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { TAXED } from "../../testing/test-config.ts";
import { findCheckout } from "./checkouts.queries.ts";
import { openCheckout } from "./checkouts.usecases.ts";
import { startCheckout } from "./joining.usecases.ts";
import { reconcileMemberships } from "./reconciliation.usecases.ts";

const SESSIONS = "/v1/checkout/sessions";

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp({}, { takesPayments: true });
});
afterEach(async () => {
  site.sandbox.faults.clear();
  await site.sandbox.faults.releaseEvents();
});
afterAll(() => site.close());

const makeAgent = () => site.signInAs({ phoneVerifiedAt: site.clock.now() });

async function statusesOf(token: string): Promise<string[]> {
  const { orders } = (await site.call("GET", "/v1/orders", { token })).body;
  return orders.map(({ status }: { status: string }) => status);
}

const getSession = (url: string) =>
  site.payments.ask((stripe) => stripe.checkout.sessions.retrieve(String(url.split("/").at(-1))));

describe("an account's open checkout", () => {
  test("is the only one that can be paid, even if two requests cross", async () => {
    const { uid, token } = await makeAgent();
    site.sandbox.faults.inject({ path: SESSIONS, kind: "delay", milliseconds: 400 });
    const slow = askToJoin(site, token, { brokerageName: "Slow Realty" });
    while (((await findCheckout(site.db, uid))?.orderId ?? null) === null) await new Promise(setImmediate);
    const quick = await askToJoin(site, token, { brokerageName: "Quick Realty" });
    expect(quick.status).toBe(200);
    const late = await slow;
    expect(late.status).toBe(409);
    expect(late.body.code).toBe("memberships.checkout_replaced");
    expect((await findCheckout(site.db, uid))?.sessionId).toBe(quick.body.checkoutUrl.split("/").at(-1));
    expect(await statusesOf(token)).toEqual(["open", "cancelled"]);
    const cancelled = await site.db.$client.query(
      "SELECT id FROM orders WHERE account_id = $1 AND status = 'cancelled'",
      [uid],
    );
    const sessions = await site.payments.ask((stripe) =>
      stripe.checkout.sessions.create(
        // Repeats the first call under its key to get the session that it created.
        site.sandbox.faults.requests.find(
          ({ idempotencyKey }) => idempotencyKey === `checkout-${cancelled.rows[0].id}-1`,
        )?.body as never,
        { idempotencyKey: `checkout-${cancelled.rows[0].id}-1` },
      ),
    );
    expect((await getSession(sessions.id)).status).toBe("expired");
  });

  test("survives a lost response and a change of the account's email", async () => {
    const { uid, token } = await makeAgent();
    site.sandbox.faults.inject({ path: "/v1/customers", kind: "reset-after", times: 2 });
    expect((await askToJoin(site, token)).status).toBe(503);
    await site.db.$client.query("UPDATE accounts SET email = $2, email_key = $2 WHERE id = $1", [
      uid,
      `new-${uid}@example.ca`,
    ]);
    const { checkoutUrl } = (await askToJoin(site, token)).body;
    const { customer } = await getSession(checkoutUrl);
    const kept = await site.payments.ask((stripe) => stripe.customers.retrieve(String(customer)));
    expect(kept).toMatchObject({ email: `new-${uid}@example.ca`, name: "Amélie Tremblay" });
  });

  test("can be requested any number of times; at most 20 new ones are created an hour", async () => {
    const { token } = await makeAgent();
    const first = (await askToJoin(site, token)).body.checkoutUrl;
    for (let time = 0; time < 25; time += 1) expect((await askToJoin(site, token)).body.checkoutUrl).toBe(first);
    for (let time = 2; time <= 20; time += 1) {
      expect((await askToJoin(site, token, { brokerageName: `Realty ${time}` })).status).toBe(200);
    }
    const refused = await askToJoin(site, token, { brokerageName: "Realty 21" });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await askToJoin(site, token, { brokerageName: "Realty 20" })).status).toBe(200);
  });

  test("that is paid just as another choice would replace it grants the membership it was for", async () => {
    const { token } = await makeAgent();
    site.sandbox.faults.holdEvents();
    await payCheckout(site, (await askToJoin(site, token)).body.checkoutUrl);
    const answer = await askToJoin(site, token, { brokerageName: "Too Late Realty" });
    await site.sandbox.faults.releaseEvents();
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe("memberships.already_member");
    expect(await getMembership(site, token)).toMatchObject({
      isSubscribed: true,
      agentDetails: { brokerageName: AGENT.brokerageName },
    });
    expect(await statusesOf(token)).toEqual(["paid"]);
  });

  test("that expired is closed, and the next request creates a new one", async () => {
    const { uid, token, email } = await makeAgent();
    const first = (await askToJoin(site, token)).body.checkoutUrl;
    site.clock.advance(25 * HOUR_MS);
    await reconcileMemberships(buildMembershipDeps(site));
    const later = await site.signIn(email);
    expect(await statusesOf(later)).toEqual(["cancelled"]);
    expect((await findCheckout(site.db, uid))?.orderId).toBeNull();
    expect((await getMembership(site, later)).agentDetails).toMatchObject(AGENT);
    const second = (await askToJoin(site, later)).body.checkoutUrl;
    expect(second).not.toBe(first);
    expect((await getSession(second)).status).toBe("open");
  });

  test("that was paid but whose webhook event never arrived is reconciled by the job", async () => {
    const { token } = await makeAgent();
    site.sandbox.faults.holdEvents();
    await payCheckout(site, (await askToJoin(site, token)).body.checkoutUrl);
    await site.sandbox.faults.releaseEvents({ drop: () => true });
    expect((await getMembership(site, token)).isSubscribed).toBe(false);
    site.clock.advance(2 * 60_000);
    await reconcileMemberships(buildMembershipDeps(site));
    expect((await getMembership(site, token)).isSubscribed).toBe(true);
  });

  const EARLIER = { quoteYear: () => ({ yearCents: 200_00, taxes: [], totalCents: 200_00 }) };
  const CHOICE = { details: { ...AGENT, province: "Ontario" as const }, language: "en" as const };

  test("is replaced after the price of a year has changed, so that the price shown is the one charged", async () => {
    const { uid, token } = await makeAgent();
    const earlier = buildMembershipDeps(site, EARLIER);
    const first = await openCheckout(earlier, { uid, choice: CHOICE });
    expect(await openCheckout(earlier, { uid, choice: CHOICE })).toBe(first);
    const { checkoutUrl } = (await askToJoin(site, token)).body;
    expect((await getSession(first)).status).toBe("expired");
    expect(await getSession(checkoutUrl)).toMatchObject({ status: "open", amount_total: 240_00 });
    expect(await statusesOf(token)).toEqual(["open", "cancelled"]);
  });

  test("without a session yet is replaced after the price of a year has changed, and paid at its order's price", async () => {
    const { uid, token } = await makeAgent();
    site.sandbox.faults.inject({ path: SESSIONS, kind: "500" });
    await expect(openCheckout(buildMembershipDeps(site, EARLIER), { uid, choice: CHOICE })).rejects.toThrow();
    await payCheckout(site, (await askToJoin(site, token)).body.checkoutUrl);
    expect(await getMembership(site, token)).toMatchObject({ isSubscribed: true });
    const { orders } = (await site.call("GET", "/v1/orders", { token })).body;
    expect(orders).toMatchObject([
      { status: "paid", totalCents: 240_00 },
      { status: "cancelled", totalCents: 200_00 },
    ]);
  });

  test("that could not be created at the provider is closed after a day", async () => {
    const { uid, email, token } = await makeAgent();
    site.sandbox.faults.inject({ path: SESSIONS, kind: "500" });
    expect((await askToJoin(site, token)).status).toBe(503);
    site.clock.advance(25 * HOUR_MS);
    await reconcileMemberships(buildMembershipDeps(site));
    expect(await statusesOf(await site.signIn(email))).toEqual(["cancelled"]);
    expect((await findCheckout(site.db, uid))?.orderId).toBeNull();
  });
});

test("never redirects to an unknown origin", async () => {
  const { uid } = await makeAgent();
  const viewer = {
    uid,
    sessionId: "",
    role: "member" as const,
    administratorRole: null,
    needsSecondFactor: false,
    hasJustWritten: false,
  };
  const ask = (url: string) => {
    const deps = buildMembershipDeps(site, {
      payments: {
        ...site.payments,
        ask: async (question) => {
          const answer = await site.payments.ask(question);
          return (answer as { object?: string }).object === "checkout.session" ? { ...answer, url } : answer;
        },
      },
    });
    return startCheckout(deps, { viewer, request: { subscriptionType: "agent", agentProData: AGENT }, language: "en" });
  };
  for (const url of [
    "https://checkout.stripe.com.evil.example/c/pay",
    "http://checkout.stripe.com/c/pay",
    "https://evil.example/checkout.stripe.com",
    "javascript:alert(1)",
    "//checkout.stripe.com",
    "",
  ]) {
    await expect(ask(url), url).rejects.toThrow();
  }
  expect(await ask("https://checkout.stripe.com/c/pay/1")).toBe("https://checkout.stripe.com/c/pay/1");
});

test("a year is taxed by each province's rates, at the provider as in the order", async () => {
  const taxed = await buildTestApp(TAXED, { takesPayments: true });
  const totals: Record<string, number> = {};
  for (const { name, cities } of PROVINCES) {
    const { token } = await taxed.signInAs({ phoneVerifiedAt: taxed.clock.now() });
    const { checkoutUrl } = (await askToJoin(taxed, token, { province: name, city: cities[0]?.name })).body;
    const id = String(checkoutUrl.split("/").at(-1));
    const session = await taxed.payments.ask((stripe) => stripe.checkout.sessions.retrieve(id));
    const [order] = (await taxed.call("GET", "/v1/orders", { token })).body.orders;
    expect(order.totalCents, name).toBe(session.amount_total);
    totals[name] = order.totalCents;
  }
  await taxed.close();
  expect(totals).toEqual({
    Ontario: 271_20,
    "British Columbia": 268_80,
    Alberta: 252_00,
    Quebec: 275_94,
    Manitoba: 268_80,
    Saskatchewan: 266_40,
    "Nova Scotia": 273_60,
    "New Brunswick": 276_00,
    "Newfoundland and Labrador": 276_00,
    "Prince Edward Island": 276_00,
    "Northwest Territories": 252_00,
    Yukon: 252_00,
    Nunavut: 252_00,
  });
});
