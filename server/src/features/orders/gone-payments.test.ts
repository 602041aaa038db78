import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askToPay, makePayer, type Payer, payByCard, reconcile } from "../../testing/payments.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
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
