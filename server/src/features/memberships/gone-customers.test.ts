import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askToJoin, buildMembershipDeps, getMembership, joinAgentPro, payCheckout } from "../../testing/memberships.ts";
import { buildRestrictedPayments } from "../../testing/payments.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { findCheckout } from "./checkouts.queries.ts";
import { getCustomer } from "./customers.usecases.ts";
import { reconcileMemberships } from "./reconciliation.usecases.ts";

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp({}, { takesPayments: true });
});
afterAll(() => site.close());

const customerOf = async (uid: string) => String((await findCheckout(site.db, uid))?.customerId);
const change = (uid: string, set: string) =>
  site.db.$client.query(`UPDATE membership_checkouts SET ${set} WHERE account_id = $1`, [uid]);

async function deleteCustomer(uid: string): Promise<void> {
  const id = await customerOf(uid);
  await site.payments.ask((stripe) => stripe.customers.del(id));
  await site.sandbox.faults.settled();
}

const WAYS: [string, (uid: string) => Promise<unknown>][] = [
  ["deleted at the provider", deleteCustomer],
  ["of another account or mode", (uid) => change(uid, "customer_account = 'acct_before/live'")],
  [
    "unknown, from before accounts were kept",
    (uid) => change(uid, "customer_id = 'cus_gone', customer_account = NULL"),
  ],
];

describe("a customer that is gone", () => {
  test.each(WAYS)("because it is %s is recreated at the checkout", async (_why, lose) => {
    const { uid, token } = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
    const before = (await askToJoin(site, token)).body.checkoutUrl;
    const first = await customerOf(uid);
    await lose(uid);
    const again = await askToJoin(site, token);
    expect(again.status).toBe(200);
    expect(again.body.checkoutUrl).not.toBe(before);
    const customer = await findCheckout(site.db, uid);
    expect(customer).toMatchObject({ customerAccount: "acct_sandbox/test" });
    expect(customer?.customerId).not.toBe(first);
    await payCheckout(site, again.body.checkoutUrl);
    expect(await getMembership(site, token)).toMatchObject({ isSubscribed: true });
    const { orders } = (await site.call("GET", "/v1/orders", { token })).body;
    expect(orders.map(({ status }: { status: string }) => status)).toEqual(["paid", "cancelled"]);
  });

  test.each(WAYS)("because it is %s is recreated at the portal, and the paid time stays", async (_why, lose) => {
    const { uid, token } = await joinAgentPro(site);
    await lose(uid);
    const answer = await site.call("POST", "/v1/checkout-session/open-portal", { token, body: {} });
    expect(answer.status).toBe(200);
    expect(await getMembership(site, token)).toMatchObject({ isSubscribed: true, endsAtPeriodEnd: true });
    expect((await site.call("POST", "/v1/checkout-session/open-portal", { token, body: {} })).status).toBe(200);
  });

  test("twice within a day is recreated twice", async () => {
    const { uid, token } = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
    const seen = new Set<string>();
    for (let time = 0; time < 3; time += 1) {
      expect((await askToJoin(site, token)).status).toBe(200);
      seen.add(await customerOf(uid));
      await deleteCustomer(uid);
    }
    expect(seen.size).toBe(3);
  });
});

describe("a customer whose account may be another, because", () => {
  const KEYS = ["pk_test_one", "pk_test_two"];

  test.each([
    ["our key may not read it", "acct_sandbox/test", KEYS],
    ["the key that created it could not read it", null, [undefined]],
    ["the publishable key was stored for it", "pk_test_before/test", [undefined, ...KEYS]],
  ])("%s, is kept with its subscription and its open checkout", async (_why, stored, keys) => {
    const member = await joinAgentPro(site);
    const buyer = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
    await askToJoin(site, buyer.token);
    for (const { uid } of [member, buyer]) {
      await site.db.$client.query("UPDATE membership_checkouts SET customer_account = $1 WHERE account_id = $2", [
        stored,
        uid,
      ]);
      const before = await findCheckout(site.db, uid);
      for (const key of keys) {
        const payments = key === undefined ? site.payments : await buildRestrictedPayments(site, key);
        expect(await getCustomer(buildMembershipDeps(site, { payments }), uid)).toBe(before?.customerId);
      }
      expect(await findCheckout(site.db, uid)).toEqual(before);
    }
    expect(await getMembership(site, member.token)).toMatchObject({ isSubscribed: true, endsAtPeriodEnd: false });
  });

  test("one restricted key created it and another one reads it, is kept, although the publishable key has changed", async () => {
    const { uid } = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
    const ids: string[] = [];
    for (const key of KEYS) {
      const payments = await buildRestrictedPayments(site, key);
      ids.push(await getCustomer(buildMembershipDeps(site, { payments }), uid));
    }
    expect(ids[1]).toBe(ids[0]);
    expect((await findCheckout(site.db, uid))?.customerAccount).toBeNull();
  });
});

test("a checkout whose session is gone is closed by the job and can be created again", async () => {
  const { uid, token } = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
  await askToJoin(site, token);
  await change(uid, "session_id = 'cs_gone', check_at = begun_at");
  await reconcileMemberships(buildMembershipDeps(site));
  expect(await findCheckout(site.db, uid)).toMatchObject({ orderId: null, sessionId: null });
  await askToJoin(site, token);
  await change(uid, "session_id = 'cs_gone'");
  expect((await askToJoin(site, token)).status).toBe(200);
});
