import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  askToPay,
  buildRestrictedPayments,
  makePayer,
  type Payer,
  payByCard,
  reconcile,
} from "../../testing/payments.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { findIntent, getIntent } from "./intents.usecases.ts";
import { findOrder } from "./orders.queries.ts";

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp({}, { takesPayments: true });
});
afterAll(() => site.close());

/** Changes an order's row as if the payment had been made with other keys, or were gone at the provider. */
async function change({ listingId }: Payer, set: string): Promise<void> {
  await site.db.$client.query(`UPDATE orders SET ${set} WHERE listing_id = $1`, [listingId]);
}

const GONE = "intent_id = 'pi_gone_' || id";
const ELSEWHERE = "intent_account = 'acct_before/live'";

describe("a payment missing at the provider", () => {
  test.each([
    ["gone", GONE],
    ["of another account or mode", ELSEWHERE],
    ["from before accounts were kept", `${GONE}, intent_account = NULL`],
  ])("because it is %s is recreated for the same order, with the choice kept", async (_why, set) => {
    const payer = await makePayer(site);
    const { orderId, clientSecret } = (await askToPay(site, payer, { planType: "Showcase" })).body;
    await change(payer, set);
    const again = await askToPay(site, payer, { planType: "Showcase" });
    expect(again).toMatchObject({ status: 200, body: { orderId } });
    expect(again.body.clientSecret).not.toBe(clientSecret);
    expect((await payByCard(site, again.body.clientSecret)).body).toMatchObject({ amount: 89_99, status: "succeeded" });
    await site.sandbox.faults.settled();
    const order = await findOrder(site.db, orderId);
    expect(order).toMatchObject({ status: "paid", intentAccount: "acct_sandbox/test" });
  });

  test.each([
    ["gone", GONE],
    ["of another account or mode", ELSEWHERE],
  ])("because it is %s is not named by the check, so that no page confirms it", async (_why, set) => {
    const payer = await makePayer(site);
    const { token } = payer;
    const { orderId, clientSecret } = (await askToPay(site, payer)).body;
    const check = async () => (await site.call("POST", `/v1/orders/${orderId}/check`, { token, body: {} })).body;
    const [paymentId] = clientSecret.split("_secret");
    expect(await check()).toMatchObject({ order: { status: "open" }, paymentId });
    await change(payer, set);
    expect(await check()).toMatchObject({ order: { status: "open", totalCents: 64_99 }, paymentId: null });
    // Started over, perhaps in another tab.
    const { payment } = (await site.call("POST", `/v1/orders/${orderId}/payment`, { token, body: {} })).body;
    const [renewed] = payment.clientSecret.split("_secret");
    expect(renewed).not.toBe(paymentId);
    expect(await check()).toMatchObject({ paymentId: renewed });
    await payByCard(site, payment.clientSecret);
    expect(await check()).toMatchObject({ order: { status: "paid" } });
  });

  test("does not keep the order from being read, checked, or cancelled after a day", async () => {
    const payer = await makePayer(site);
    const { orderId } = (await askToPay(site, payer)).body;
    await change(payer, GONE);
    const { token } = payer;
    expect((await site.call("POST", `/v1/orders/${orderId}/check`, { token, body: {} })).status).toBe(200);
    site.clock.advance(25 * 60 * 60 * 1000);
    await reconcile(site);
    expect((await findOrder(site.db, orderId))?.status).toBe("cancelled");
  });
});

describe("a payment whose account is unknown because", () => {
  const KEPT = "acct_sandbox/test";
  const PUBLISHABLE = "pk_test_before/test";

  test.each([
    ["our key may not read it", KEPT, "pk_test_one"],
    ["neither our key nor the earlier one may read it", null, "pk_test_two"],
    ["the earlier key could not read it", null, undefined],
    ["the earlier publishable key was stored instead", PUBLISHABLE, undefined],
    ["a publishable key was stored instead, and our key may not read it either", PUBLISHABLE, "pk_test_one"],
  ])("%s is kept if the provider has it", async (_why, stored, publishableKey) => {
    const payer = await makePayer(site);
    const { orderId, clientSecret } = (await askToPay(site, payer)).body;
    await site.db.$client.query("UPDATE orders SET intent_account = $1 WHERE id = $2", [stored, orderId]);
    const { db, clock } = site;
    const payments = publishableKey === undefined ? site.payments : await buildRestrictedPayments(site, publishableKey);
    const before = await findOrder(db, orderId);
    const intent = before && (await findIntent({ db, clock, payments }, before));
    expect(intent).toMatchObject({ client_secret: clientSecret, status: "requires_payment_method" });
    expect(await findOrder(db, orderId)).toEqual(before);
  });

  test("one restricted key made it and another one reads it is kept, although the publishable key has changed", async () => {
    const payer = await makePayer(site);
    const { orderId } = (await askToPay(site, payer)).body;
    await change(payer, "intent_id = NULL, intent_account = NULL, attempt = 2");
    const { id: customer } = await site.payments.ask((stripe) => stripe.customers.create());
    const secrets: (string | null)[] = [];
    for (const publishableKey of ["pk_test_one", "pk_test_two"]) {
      const payments = await buildRestrictedPayments(site, publishableKey);
      const order = await findOrder(site.db, orderId);
      const deps = {
        db: site.db,
        clock: site.clock,
        log: pino({ level: "silent" }),
        getCustomer: async () => customer,
        payments,
      };
      if (order) secrets.push((await getIntent(deps, order)).client_secret);
    }
    expect(secrets[1]).toBe(secrets[0]);
    expect(await findOrder(site.db, orderId)).toMatchObject({ status: "open", intentAccount: null, attempt: 2 });
  });
});
