import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { askToPay, CARDS, makePayer, type Payer, pay, payByCard } from "../../testing/payments.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp({}, { takesPayments: true });
});
afterEach(() => site.sandbox.faults.clear());
afterAll(() => site.close());

const call = (id: string, action: "payment" | "check" | "cancel", { token }: { token: string }) =>
  site.call("POST", `/v1/orders/${id}/${action}`, { token, body: {} });

async function authenticate(choice = "Showcase"): Promise<{ payer: Payer; orderId: string; clientSecret: string }> {
  const payer = await makePayer(site);
  const { orderId, clientSecret } = (await askToPay(site, payer, { planType: choice })).body;
  await payByCard(site, clientSecret, CARDS.authenticated);
  return { payer, orderId, clientSecret };
}

describe("the payment of an open order", () => {
  test("continues in any browser", async () => {
    const payer = await makePayer(site);
    const { orderId, clientSecret } = (await askToPay(site, payer)).body;
    const { status, body } = await call(orderId, "payment", payer);
    expect(status).toBe(200);
    expect(body.payment).toEqual({ clientSecret, stage: "ready", authenticationUrl: null });
    expect(body.order).toMatchObject({ id: orderId, status: "open", totalCents: 64_99 });
  });

  test("that waits for the bank leads there, until it is cancelled on request", async () => {
    const { payer, orderId, clientSecret } = await authenticate();
    const { payment } = (await call(orderId, "payment", payer)).body;
    expect(payment).toMatchObject({ clientSecret, stage: "authenticating" });
    expect(payment.authenticationUrl).toContain("/sandbox/authenticate/");
    expect((await askToPay(site, payer)).body.code).toBe("orders.payment_in_progress");
    expect((await call(orderId, "cancel", payer)).body.order.status).toBe("cancelled");
    expect((await call(orderId, "payment", payer)).body.payment).toBeNull();
    expect((await askToPay(site, payer)).status).toBe(200);
  });

  test("that is gone is recreated with the price that was shown", async () => {
    const payer = await makePayer(site);
    await askToPay(site, payer);
    const { orderId } = (await askToPay(site, payer, { planType: "Showcase" })).body;
    await site.db.$client.query("UPDATE orders SET intent_id = 'pi_gone' WHERE id = $1", [orderId]);
    const { payment, order } = (await call(orderId, "payment", payer)).body;
    expect(order.totalCents).toBe(89_99);
    expect((await payByCard(site, payment.clientSecret)).body).toMatchObject({ amount: 89_99, status: "succeeded" });
  });

  test("that was paid meanwhile is not cancelled", async () => {
    const payer = await makePayer(site);
    const { orderId, clientSecret } = (await askToPay(site, payer)).body;
    site.sandbox.faults.holdEvents();
    await payByCard(site, clientSecret);
    expect((await call(orderId, "cancel", payer)).body.order.status).toBe("paid");
    await site.sandbox.faults.releaseEvents({ drop: () => true });
  });
});

describe("the open order of a listing that can no longer be paid for", () => {
  const change = ({ listingId }: Payer, columns: string) =>
    site.db.$client.query(`UPDATE listings SET ${columns} WHERE id = $1`, [listingId]);
  const LAW = "posted_as = 'owner', province = 'Quebec', city = 'Montreal'";
  const CASES = [
    ["the law blocks it", (payer: Payer) => change(payer, LAW), [409, "compliance.blocked"]],
    ["an administrator removed it", (payer: Payer) => change(payer, "status = 'removed'"), [409, "orders.not_payable"]],
    [
      "its owner deleted it",
      ({ listingId }: Payer) => site.db.$client.query("DELETE FROM listings WHERE id = $1", [listingId]),
      [404, "listings.not_found"],
    ],
  ] as const;

  test.each(CASES)("is cancelled when its payment is opened or checked: %s", async (_why, spoil, [status, code]) => {
    for (const action of ["payment", "check"] as const) {
      const payer = await makePayer(site);
      const { orderId, clientSecret } = (await askToPay(site, payer)).body;
      await spoil(payer);
      expect(await call(orderId, action, payer)).toMatchObject({ status, body: { code } });
      expect((await payByCard(site, clientSecret)).status).toBe(400);
      const { body } = await call(orderId, action, payer);
      expect(body.order).toMatchObject({ status: "cancelled", paidAt: null });
      expect(body.payment ?? null).toBeNull();
    }
  });

  test("is cancelled even if its payment is gone", async () => {
    const payer = await makePayer(site);
    const { orderId } = (await askToPay(site, payer)).body;
    await site.db.$client.query("UPDATE orders SET intent_id = 'pi_gone' WHERE id = $1", [orderId]);
    await change(payer, "status = 'removed'");
    expect((await call(orderId, "payment", payer)).status).toBe(409);
    expect((await call(orderId, "payment", payer)).body.order.status).toBe("cancelled");
  });

  test("is left to the bank that is already asking the buyer", async () => {
    const { payer, orderId } = await authenticate();
    await change(payer, LAW);
    expect((await call(orderId, "payment", payer)).body.payment).toMatchObject({ stage: "authenticating" });
    expect((await call(orderId, "check", payer)).body.order.status).toBe("open");
  });
});

describe("an order's payment", () => {
  test("is nobody else's, and over once it is paid", async () => {
    const payer = await makePayer(site);
    const other = await makePayer(site);
    const { orderId } = await pay(site, payer);
    for (const action of ["payment", "cancel"] as const) {
      expect((await call(orderId, action, other)).status).toBe(404);
      expect((await call("nonsense", action, payer)).status).toBe(400);
      expect((await call(orderId, action, payer)).body.order.status).toBe("paid");
    }
    expect((await call(orderId, "payment", payer)).body.payment).toBeNull();
  });

  test("is found by its listing", async () => {
    const payer = await makePayer(site);
    const { orderId } = (await askToPay(site, payer)).body;
    const [other = ""] = await site.addListings([{ ownerId: payer.uid, status: "draft" }]);
    await askToPay(site, { ...payer, listingId: other });
    const { token } = payer;
    const { body } = await site.call("GET", `/v1/orders?limit=1&listingId=${payer.listingId}`, { token });
    expect(body).toMatchObject({ totalResults: 1, orders: [{ id: orderId, plan: "Basic" }] });
    expect((await site.call("GET", "/v1/orders?listingId=1", { token })).status).toBe(400);
  });
});
